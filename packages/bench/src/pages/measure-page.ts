import type { Browser, CDPSession, Page } from 'playwright-core';
import { watchRequests } from './watch-requests.ts';

export interface PageFigures {
  /** Compressed bytes of transferred scripts, without headers. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
  readonly requests: number;
  /** Longest chain of dependent requests that had finished when the first remote content appeared. */
  readonly rounds: number;
  /** Milliseconds from navigation start to the first heading in a remote's region (in `main`, where the shell owns the page). */
  readonly remoteContentMs: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;
const SETTLE_MS = 2500;

/** One cold load under the phone profile. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session);
    const requests = await watchRequests(session);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await untilContent(page);
    await page.waitForTimeout(SETTLE_MS);
    // Written by `observe` below, in the page.
    const seen = (await page.evaluate('window.figures')) as Pick<PageFigures, 'remoteContentMs' | 'fcpMs' | 'lcpMs' | 'cls'>;
    return { ...seen, ...requests.summary(seen.remoteContentMs) };
  } finally {
    await context.close();
  }
}

/** Polled from outside: the page's content security policy forbids the `eval` that `waitForFunction` needs. */
async function untilContent(page: Page): Promise<void> {
  const deadline = Date.now() + 60_000;
  while ((await page.evaluate('window.figures.remoteContentMs')) === 0) {
    if (Date.now() > deadline) throw new Error(`${page.url()} showed no heading within 60 s.`);
    await page.waitForTimeout(50);
  }
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Injected into the page before its scripts: collects performance entries. */
function observe(): void {
  const figures = { remoteContentMs: 0, fcpMs: 0, lcpMs: 0, cls: 0 };
  Object.assign(window, { figures });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') figures.fcpMs = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // LayoutShift is not in TypeScript's DOM types yet.
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) figures.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const heading =
      document.querySelector('[data-remote] h1') ??
      (document.querySelector('[data-remote]') === null ? document.querySelector('main h1') : null);
    if (heading === null) requestAnimationFrame(look);
    else figures.remoteContentMs = performance.now();
  };
  requestAnimationFrame(look);
}
