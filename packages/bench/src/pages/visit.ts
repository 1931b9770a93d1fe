import type { BrowserContext, Page } from 'playwright-core';
import { phonePage } from './phone.ts';
import { watchRequests, type RequestSummary } from './watch-requests.ts';

/** What a page tells of itself; milliseconds from the start of the navigation. */
interface Seen {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** Beyond 50 ms each, of all tasks since the first paint. */
  readonly blockedMs: number;
  /** When the screen of the address answered; 0 where no script draws it. */
  readonly interactiveMs: number;
  /** The slowest answer to an input. */
  readonly inpMs: number;
}

export interface VisitFigures extends Seen, RequestSummary {}

export interface VisitOptions {
  /** False for a page without scripts, which never answers. */
  readonly isAlive?: boolean;
  /** Presses what a visitor presses first, for the time until it answers. Default: no. */
  readonly isUsed?: boolean;
}

const QUIET_MS = 2500;
const LIMIT_MS = 60_000;

/** One load under the phone profile, in a page of its own: cold in a new context, warm in one that has seen the address. */
export async function visit(
  context: BrowserContext,
  url: string,
  { isAlive = true, isUsed = false }: VisitOptions = {},
): Promise<VisitFigures> {
  const { page, session } = await phonePage(context);
  const requests = await watchRequests(session);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
  if (isAlive) await untilAlive(page);
  await page.waitForTimeout(QUIET_MS);
  const before = await readSeen(page);
  const summary = requests.summary(isAlive ? before.interactiveMs : before.lcpMs);
  if (isUsed) await use(page);
  const { inpMs } = await readSeen(page);
  await page.close();
  return { ...before, ...summary, inpMs };
}

/** Polled from outside: the page's content security policy forbids the `eval` that `waitForFunction` needs. */
async function untilAlive(page: Page): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while ((await readSeen(page)).interactiveMs === 0) {
    if (Date.now() > deadline) throw new Error(`${page.url()} did not come alive within 60 s.`);
    await page.waitForTimeout(50);
  }
}

async function readSeen(page: Page): Promise<Seen> {
  // Written by `observe` below, in the page.
  return (await page.evaluate('window.figures')) as Seen;
}

/** Presses the buttons of the header one after another, each again or with Escape when it has opened something. */
async function use(page: Page): Promise<void> {
  for (const name of [/^cart/i, /^search/i, /menu/i]) {
    const button = page.locator('header').getByRole('button', { name }).first();
    if (!(await button.isVisible().catch(() => false))) continue;
    await button.tap({ timeout: 5000 }).catch(() => undefined);
    await page.waitForTimeout(1200);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(700);
  }
}

/** Injected into the page before its scripts: collects performance entries. */
function observe(): void {
  const figures = { fcpMs: 0, lcpMs: 0, cls: 0, blockedMs: 0, interactiveMs: 0, inpMs: 0 };
  Object.assign(window, { figures });
  const watch = (type: string, hear: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  const tasks: PerformanceEntry[] = [];
  const count = (): void => {
    const late = tasks.filter(({ startTime }) => figures.fcpMs > 0 && startTime >= figures.fcpMs);
    figures.blockedMs = late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') figures.fcpMs = entry.startTime;
    count();
  });
  watch('largest-contentful-paint', (entry) => (figures.lcpMs = entry.startTime));
  watch('layout-shift', (entry) => {
    // LayoutShift is not in TypeScript's DOM types yet.
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) figures.cls += shift.value;
  });
  watch('longtask', (entry) => {
    tasks.push(entry);
    count();
  });
  watch('event', (entry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId > 0) figures.inpMs = Math.max(figures.inpMs, entry.duration);
  });
  addEventListener('orime-drawn', (event) => {
    if (event instanceof CustomEvent && event.detail === 'screen' && figures.interactiveMs === 0) figures.interactiveMs = performance.now();
  });
}
