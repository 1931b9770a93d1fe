import type { Browser, Page } from 'playwright-core';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars, type Judged } from '../report/print-bars.ts';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { startFront } from '../site/front.ts';
import { machineLoad } from './machine-load.ts';
import { launchPhone, phoneContext, phonePage } from './phone.ts';

/**
 * From a press on a link until the new page's heading and first cards are painted, on the phone profile: pressed at least 600 ms after the
 * finger came down on it or the pointer over it, and at once. Medians of RUNS (7). Exits with 1 above 200 and 700 ms (`report/bars.ts`).
 * `npm run bench -- soft-navigation [/from /to]`
 */
const RUNS = Number(process.env['RUNS'] ?? 7);
const [from = '/', to = '/catalog'] = process.argv.slice(2);
/** What waits for the first page has been done by then. */
const SETTLED_MS = 8000;
const INTENT_MS = 600;

const site = await benchSite();
const browser = await launchPhone();
const front = await startFront(site.url);
try {
  const rows = [];
  const judged: Judged[] = [];
  for (const kind of ['after intent', 'without intent'] as const) {
    const times: number[] = [];
    const loads: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await navigate(browser, kind === 'after intent'));
      loads.push(machineLoad());
    }
    const ms = median(times);
    judged.push(besideBar(`${from} → ${to}, ms ${kind}`, ms, BARS.softNavigation[kind]));
    rows.push({ from, to, kind, 'median ms': ms, 'least ms': Math.min(...times), 'most ms': Math.max(...times), load: median(loads) });
  }
  printReport('soft-navigation', rows);
  printBars('soft-navigation', judged);
} finally {
  await browser.close();
  await front.stop();
  await site.stop();
}

async function navigate(browserInUse: Browser, hasIntent: boolean): Promise<number> {
  const context = await phoneContext(browserInUse);
  try {
    const { page } = await phonePage(context);
    await page.goto(front.url + from, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(SETTLED_MS);
    const link = page.locator(`a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(watchFor, to);
    if (hasIntent) {
      await link.hover();
      await page.waitForTimeout(INTENT_MS);
    }
    // A pointer that comes down without having been over the link before: as a finger does.
    await link.evaluate((element: HTMLElement) => element.click());
    return await shownAfter(page);
  } finally {
    await context.close();
  }
}

async function shownAfter(page: Page): Promise<number> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const ms = (await page.evaluate('window.shownMs')) as number;
    if (ms > 0) return ms;
    if (Date.now() > deadline) throw new Error(`${to} was not shown within 30 s.`);
    await page.waitForTimeout(20);
  }
}

/**
 * In the page: from the next click until the frame is painted in which address, heading and something to press are those of the page asked
 * for. It looks when the page has changed: to look in each frame would make the browser draw frames that nobody needs, at 3 ms each.
 */
function watchFor(path: string): void {
  let start = 0;
  Object.assign(window, { shownMs: 0 });
  addEventListener('click', () => (start = performance.now()), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    const region = document.querySelector('main [data-remote]');
    const has = (selector: string): boolean => region?.querySelector(selector) instanceof Element;
    const isThere = has('h1') && has('a[href], button') && !has('[data-skeleton]');
    if (start === 0 || location.pathname !== path || !isThere) return;
    observer.disconnect();
    // Called in the frame before it is painted; what it asks for runs afterwards.
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { shownMs: performance.now() - start })));
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
