import { browserSettings } from '@orime/tooling/browser';
import { chromium, type Page } from 'playwright-core';
import { printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { liveManifests, predictedBodies, type PageBodies } from './predicted-page.ts';

/**
 * What manifests and documents say the first view of a page weighs, beside the encoded bodies that a browser receives: scripts, styles,
 * fonts and the document; pictures apart. Exits with 1 when a page differs by more than 2 %. `npm run bench -- budget [/path …]`
 */
const PAGES = ['/', '/about', '/catalog', '/digital-magazine', '/designers', '/wholesale/catalog'];
const MAX_DIFFERENCE = 0.02;
const paths = process.argv.slice(2);

const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const manifests = await liveManifests(site.url);
  const rows = [];
  for (const path of paths.length > 0 ? paths : PAGES) {
    const predicted = await predictedBodies(site.url, path, manifests);
    const received = await receivedBodies(path);
    const difference = total(predicted) / total(received) - 1;
    if (Math.abs(difference) > MAX_DIFFERENCE) process.exitCode = 1;
    rows.push({
      page: path,
      'JS predicted': predicted.script,
      'JS received': received.script,
      'CSS predicted': predicted.style,
      'CSS received': received.style,
      'fonts predicted': predicted.font,
      'fonts received': received.font,
      'HTML predicted': predicted.document,
      'HTML received': received.document,
      'difference %': difference * 100,
    });
  }
  printReport('budget', rows);
} finally {
  await browser.close();
  await site.stop();
}

async function receivedBodies(path: string): Promise<PageBodies> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 }, isMobile: true });
  await context.addCookies([{ name: 'orime_lang', value: 'en', url: site.url }]);
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const bodies = await bodiesOf(page);
  await context.close();
  return bodies;
}

async function bodiesOf(page: Page): Promise<PageBodies> {
  // A string: what runs there is of a browser, and this package is not.
  const seen: readonly { readonly path: string; readonly bytes: number }[] = await page.evaluate(
    `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({ path: new URL(entry.name).pathname, bytes: entry.encodedBodySize }))`,
  );
  const [document, ...files] = seen;
  const sum = (ending: RegExp): number => files.reduce((all, { path, bytes }) => (ending.test(path) ? all + bytes : all), 0);
  return { script: sum(/\.js$/), style: sum(/\.css$/), font: sum(/\.woff2$/), document: document?.bytes ?? 0 };
}

function total({ script, style, font, document }: PageBodies): number {
  return script + style + font + document;
}
