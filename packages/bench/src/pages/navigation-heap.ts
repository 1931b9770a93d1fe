import type { CDPSession, Page } from 'playwright-core';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { launchPhone } from './phone.ts';

/**
 * Memory of one tab over 50 navigations inside it, round and round the same pages, each time after a garbage collection. Exits with 1 when
 * it holds more than 10 % more after 50 than after 10. `npm run bench -- navigation-heap`
 */
const PATHS = ['/catalog', '/digital-magazine', '/designers', '/about', '/'];
const NAVIGATIONS = 50;

const site = await benchSite();
const browser = await launchPhone();
try {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(5000);
  const rows = [];
  for (let count = 1; count <= NAVIGATIONS; count += 1) {
    await go(page, PATHS[(count - 1) % PATHS.length] ?? '/');
    if (count % 10 === 0) rows.push({ navigations: count, ...(await heapOf(session)) });
  }
  const [first] = rows;
  const last = rows.at(-1);
  const growth = ((last?.['heap MB'] ?? Number.NaN) / (first?.['heap MB'] ?? Number.NaN) - 1) * 100;
  printReport('navigation-heap', rows);
  printBars('navigation-heap', [besideBar('growth of the heap from 10 to 50 navigations, %', growth, BARS.heap['growth %'])]);
} finally {
  await browser.close();
  await site.stop();
}

/** By the history, as a link does it: the page stays. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    const known = document.querySelector<HTMLElement>(`a[href="${to}"]`);
    if (known !== null) return known.click();
    // Without a link to it on this page: as the browser's own buttons do.
    history.pushState(null, '', link.href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(150);
}

async function heapOf(session: CDPSession): Promise<{ 'heap MB': number; nodes: number; listeners: number }> {
  await session.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { 'heap MB': usedSize / 2 ** 20, nodes, listeners: jsEventListeners };
}
