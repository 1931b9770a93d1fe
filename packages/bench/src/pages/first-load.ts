import { browserSettings } from '@orime/tooling/browser';
import { chromium, type Browser } from 'playwright-core';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { measurePage, type PageFigures } from './measure-page.ts';

/**
 * First loads on a phone: 150 ms round trip, 1.6 Mbit/s, CPU ÷ 4, cold cache; the median of RUNS (3).
 * `npm run bench -- first-load [/path …]`
 */
const RUNS = Number(process.env['RUNS'] ?? 3);
const paths = process.argv.slice(2);

const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const rows = [];
  for (const path of paths.length > 0 ? paths : ['/', '/catalog', '/digital-magazine', await firstProduct(site.url)]) {
    rows.push({ page: path, ...(await medianOf(browser, site.url + path)) });
  }
  printReport('first-load', rows);
} finally {
  await browser.close();
  await site.stop();
}

async function medianOf(browserInUse: Browser, url: string): Promise<Record<string, number>> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(browserInUse, url));
  const pick = (read: (figures: PageFigures) => number) => median(runs.map(read));
  return {
    'JS kB': pick(({ scriptBytes }) => scriptBytes) / 1000,
    'all kB': pick(({ totalBytes }) => totalBytes) / 1000,
    requests: pick(({ requests }) => requests),
    rounds: pick(({ rounds }) => rounds),
    'remote ms': pick(({ remoteContentMs }) => remoteContentMs),
    'FCP ms': pick(({ fcpMs }) => fcpMs),
    'LCP ms': pick(({ lcpMs }) => lcpMs),
    CLS: pick(({ cls }) => cls),
  };
}

async function firstProduct(url: string): Promise<string> {
  const response = await fetch(`${url}/api/design/?limit=1`);
  // The list's contract: an array of cards.
  const [card] = (await response.json()) as { slug: string }[];
  if (card === undefined) throw new Error('The site has no design to measure a product page with.');
  return `/designs/${card.slug}`;
}
