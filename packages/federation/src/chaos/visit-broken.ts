import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { breakRemote } from './break-remote.ts';
import type { ChaosTarget } from './chaos-site.ts';
import type { Fault } from './faults.ts';

export interface ChaosCase {
  readonly target: ChaosTarget;
  readonly fault: Fault;
  readonly language: 'en' | 'jp';
  /** Pages that the remote does not own, visited while it is broken. */
  readonly foreign: readonly string[];
}

export interface CaseResult {
  readonly remote: string;
  readonly version: string;
  readonly fault: string;
  readonly language: 'en' | 'jp';
  /** The remote's page says in the visitor's language that it could not be loaded, or stands where the fault only delays it. */
  readonly own: boolean;
  /** The cart opens and closes above it. */
  readonly cart: boolean;
  readonly foreignGood: number;
  readonly foreignAll: number;
  /** The page comes by its button, without loading anew, once the fault is gone. */
  readonly retry: boolean;
  /** The site was told, by `remote@version`; also true where there was nothing to tell. */
  readonly reported: boolean;
  readonly uncaught: readonly string[];
  readonly seconds: number;
  /** 2 where the first visit went wrong and this is the second. */
  readonly visits: 1 | 2;
}

const TEXTS = { en: { retry: 'Try again', cart: 'Cart' }, jp: { retry: '再試行', cart: 'カート' } } as const;
/** Long, for a busy machine: what is asked is whether it comes. */
const PATIENCE_MS = 25_000;

/** One fault of one remote, from a visitor's side. Never throws for what the site does. */
export async function visitBroken(browser: Browser, site: URL, { target, fault, language, foreign }: ChaosCase): Promise<CaseResult> {
  const started = performance.now();
  const context = await visitor(browser, site, language);
  try {
    const { remote, version } = target;
    const own = await visitOwn(context, target, fault, language);
    let foreignGood = 0;
    for (const path of foreign) foreignGood += Number(await visitForeign(context, target, fault, path, language));
    const seconds = (performance.now() - started) / 1000;
    return { remote, version, fault: fault.name, language, ...own, foreignGood, foreignAll: foreign.length, seconds, visits: 1 };
  } finally {
    await context.close();
  }
}

async function visitOwn(context: BrowserContext, target: ChaosTarget, fault: Fault, language: 'en' | 'jp') {
  const page = await context.newPage();
  const uncaught: string[] = [];
  const sources = new Set<unknown>();
  page.on('pageerror', ({ name, message }) => {
    if (name !== fault.complaint) uncaught.push(message);
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors/front-end')) sources.add(JSON.parse(request.postData() ?? '{}').remote);
  });
  const isHanging = fault.endsIn === 'waits';
  if (isHanging) await page.clock.install();
  const repair = await breakRemote(page, target, fault);
  // Requests without an answer keep the page's load event away.
  await page.goto(target.path, { waitUntil: 'commit' });
  const retryButton = page.locator('main').getByRole('button', { name: TEXTS[language].retry });
  const region = page.locator(`[data-remote="${target.remote}"]`);
  const stands = region.locator('h1').first();
  if (isHanging) {
    await page.waitForLoadState('domcontentloaded');
    await comes(region.first());
    await page.clock.runFor(11_000);
  }
  const isMet = fault.code === undefined || (await comes(page.locator('main').getByText(fault.code)));
  const own = isMet && (await comes(fault.endsIn === 'page' ? stands : retryButton));
  const cart = await opensCart(page, TEXTS[language].cart);
  // What never answers is given up, and told, after two minutes.
  if (isHanging) await page.clock.runFor(115_000);
  const needsReport = fault.endsIn !== 'page';
  const reported = !needsReport || (await holds(() => sources.has(`${target.remote}@${target.version}`)));
  await repair();
  const retry = fault.endsIn === 'page' || (own && (await comesBack(retryButton, stands)));
  await page.close();
  return { own, cart, reported, retry, uncaught };
}

async function visitForeign(context: BrowserContext, target: ChaosTarget, fault: Fault, path: string, language: 'en' | 'jp') {
  const page = await context.newPage();
  try {
    await breakRemote(page, target, fault);
    await page.goto(path, { waitUntil: 'commit' });
    const isThere = await comes(page.locator('main h1').first());
    return isThere && (await page.locator('main').getByRole('button', { name: TEXTS[language].retry }).count()) === 0;
  } finally {
    await page.close();
  }
}

/** Somebody who has answered the question about cookies, so that it lies over nothing. */
async function visitor(browser: Browser, site: URL, language: 'en' | 'jp'): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'orime_lang', value: language, url: site.origin }]);
  await context.addInitScript(
    (stored) => {
      if (localStorage.getItem('root') === null) localStorage.setItem('root', stored);
    },
    JSON.stringify({ state: { language, cookiesAccepted: true }, version: 1 }),
  );
  return context;
}

/** By its button. A request that hung may be answered as soon as the fault is gone: then the page is there before the button is. */
async function comesBack(retryButton: Locator, stands: Locator): Promise<boolean> {
  await retryButton.click({ timeout: 3_000 }).catch(() => undefined);
  return (await leaves(retryButton)) && (await comes(stands));
}

async function opensCart(page: Page, name: string): Promise<boolean> {
  try {
    await page.getByRole('button', { name, exact: true }).first().click({ timeout: PATIENCE_MS });
    const isOpen = await comes(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    return isOpen && (await leaves(page.getByRole('dialog')));
  } catch {
    return false;
  }
}

function comes(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
}

function leaves(what: Locator): Promise<boolean> {
  return what.waitFor({ state: 'hidden', timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
}

async function holds(what: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
    if (what()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
