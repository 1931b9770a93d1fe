import { browserSettings } from '@orime/tooling/browser';
import { chromium, type Page } from 'playwright-core';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars, type Judged } from '../report/print-bars.ts';
import { printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { liveManifests, predictedBodies, type PageBodies } from './predicted-page.ts';

/**
 * What `orime budget` says the first view of a page weighs, beside the encoded bodies that a browser receives: scripts, styles and fonts
 * by the manifests alone, the document by another visit; pictures apart. Exits with 1 when one of them, or their sum, differs by more than
 * 2 %. `npm run bench -- budget [/path …]`
 */
const PAGES = ['/', '/about', '/catalog', '/digital-magazine', '/designers', '/wholesale/catalog'];
const KINDS = { script: 'JS', style: 'CSS', font: 'fonts', document: 'HTML' } as const;
const paths = process.argv.slice(2);

const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const manifests = await liveManifests(site.url);
  const rows = [];
  const judged: Judged[] = [];
  for (const path of paths.length > 0 ? paths : PAGES) {
    const predicted = await predictedBodies(site.url, path, manifests);
    const received = await receivedBodies(path);
    for (const kind of ['script', 'style', 'font', 'document'] as const)
      judged.push(judgedDifference(`${path} ${KINDS[kind]}`, predicted[kind], received[kind]));
    judged.push(judgedDifference(`${path} in all`, total(predicted), total(received)));
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
      'difference %': differenceOf(total(predicted), total(received)),
    });
  }
  printReport('budget', rows);
  printBars('budget', judged);
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

function judgedDifference(figure: string, predicted: number, received: number): Judged {
  return besideBar(`${figure}, difference %`, Math.abs(differenceOf(predicted, received)), BARS.budget['difference %']);
}

/** In per cent of what came; nothing that was said to be nothing is right. */
function differenceOf(predicted: number, received: number): number {
  return predicted === received ? 0 : (predicted / received - 1) * 100;
}
