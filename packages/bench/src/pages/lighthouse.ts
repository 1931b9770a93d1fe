import { findBrowser } from '@orime/tooling/browser';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BARS, PAGE_REFERENCES } from '../report/bars.ts';
import { besideBar, printBars, type Judged } from '../report/print-bars.ts';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { startFront } from '../site/front.ts';
import { machineLoad } from './machine-load.ts';
import { samplePages } from './sample-pages.ts';

/**
 * Lighthouse's mobile score with its own simulated network, the median of RUNS (5). It comes from the npm registry with the first run, as
 * it is as large as the rest of the tools together. Exits with 1 below 95. `npm run bench -- lighthouse [/path …]`
 */
const RUNS = Number(process.env['RUNS'] ?? 5);
const VERSION = 'lighthouse@12.8.2';
const FLAGS = '--headless=new --no-sandbox --ignore-certificate-errors --disable-background-networking --disable-quic --no-first-run';
const run = promisify(execFile);

interface Result {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const site = await benchSite();
const front = await startFront(site.url);
try {
  const asked = process.argv.slice(2);
  const rows = [];
  const judged: Judged[] = [];
  for (const path of asked.length > 0 ? asked : await samplePages(site.url)) {
    const results: Result[] = [];
    for (let count = 0; count < RUNS; count += 1) results.push(await score(front.url + path));
    const of = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    const points = median(results.map(({ categories }) => (categories.performance.score ?? 0) * 100));
    const page = path.replace(/[^/]{24,}$/, '…');
    judged.push(besideBar(`${page} score`, points, BARS.lighthouse.score, PAGE_REFERENCES[path]?.['score']));
    rows.push({
      page,
      score: points,
      FCP: of('first-contentful-paint'),
      LCP: of('largest-contentful-paint'),
      TBT: of('total-blocking-time'),
      'speed index': of('speed-index'),
      load: machineLoad(),
    });
  }
  printReport('lighthouse', rows);
  printBars('lighthouse', judged);
} finally {
  await front.stop();
  await site.stop();
}

async function score(url: string): Promise<Result> {
  const args = [
    'exec',
    '--yes',
    VERSION,
    '--',
    url,
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    `--chrome-flags=${FLAGS}`,
  ];
  const { stdout } = await run('npm', args, { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 << 20 });
  // The program's own report.
  return JSON.parse(stdout) as Result;
}
