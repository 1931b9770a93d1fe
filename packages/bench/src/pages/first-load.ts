import type { Browser } from 'playwright-core';
import { BARS, PAGE_REFERENCES } from '../report/bars.ts';
import { besideBar, printBars, type Judged } from '../report/print-bars.ts';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { startFront } from '../site/front.ts';
import { machineLoad } from './machine-load.ts';
import { launchPhone, phoneContext } from './phone.ts';
import { samplePages } from './sample-pages.ts';
import { visit, type VisitFigures } from './visit.ts';
import { withoutScripts } from './without-scripts.ts';

/**
 * First loads on a phone: 150 ms round trip, 1.6 Mbit/s, CPU ÷ 4, HTTP/2 with TLS and Brotli; medians of RUNS (7), beside the floor: the
 * same document and pictures without scripts, in turns. Exits with 1 when a bar is missed (`report/bars.ts`). `npm run bench -- first-load [/path …]`
 */
const RUNS = Number(process.env['RUNS'] ?? 7);
const site = await benchSite();
const browser = await launchPhone();
const front = await startFront(site.url);
const floor = await startFront(site.url, { edit: withoutScripts });
try {
  const asked = process.argv.slice(2);
  const rows = [];
  const judged: Judged[] = [];
  for (const path of asked.length > 0 ? asked : await samplePages(site.url)) {
    const row = await measure(browser, path);
    rows.push(row);
    judged.push(...judgedFigures(row, path));
  }
  printReport('first-load', rows);
  printBars('first-load', judged);
} finally {
  await browser.close();
  await Promise.all([front.stop(), floor.stop()]);
  await site.stop();
}

async function measure(browserInUse: Browser, path: string) {
  const floors: VisitFigures[] = [];
  const colds: VisitFigures[] = [];
  const warms: VisitFigures[] = [];
  const loads: number[] = [];
  // The site has rendered and cached the page, the disk has its files.
  await oneVisit(browserInUse, front.url + path);
  for (let run = 0; run < RUNS; run += 1) {
    floors.push((await oneVisit(browserInUse, floor.url + path, { isAlive: false })).cold);
    const { cold, warm } = await oneVisit(browserInUse, front.url + path, { isUsed: true, isWarm: true });
    colds.push(cold);
    warms.push(warm ?? cold);
    loads.push(machineLoad());
  }
  const of = (figures: readonly VisitFigures[], read: (figure: VisitFigures) => number) => median(figures.map(read));
  return {
    page: path.replace(/[^/]{24,}$/, '…'),
    'JS kB': of(colds, ({ scriptBytes }) => scriptBytes) / 1000,
    'all kB': of(colds, ({ totalBytes }) => totalBytes) / 1000,
    requests: of(colds, ({ requests }) => requests),
    rounds: of(colds, ({ rounds }) => rounds),
    'floor FCP': of(floors, ({ fcpMs }) => fcpMs),
    FCP: of(colds, ({ fcpMs }) => fcpMs),
    'floor LCP': of(floors, ({ lcpMs }) => lcpMs),
    LCP: of(colds, ({ lcpMs }) => lcpMs),
    'warm LCP': of(warms, ({ lcpMs }) => lcpMs),
    alive: of(colds, ({ interactiveMs }) => interactiveMs),
    TBT: of(colds, ({ blockedMs }) => blockedMs),
    INP: of(colds, ({ inpMs }) => inpMs),
    CLS: of(colds, ({ cls }) => cls),
    load: median(loads),
  };
}

async function oneVisit(
  browserInUse: Browser,
  url: string,
  { isAlive = true, isUsed = false, isWarm = false }: { isAlive?: boolean; isUsed?: boolean; isWarm?: boolean } = {},
) {
  const context = await phoneContext(browserInUse);
  try {
    const cold = await visit(context, url, { isAlive, isUsed });
    return { cold, warm: isWarm ? await visit(context, url, { isAlive }) : undefined };
  } finally {
    await context.close();
  }
}

function judgedFigures(row: Awaited<ReturnType<typeof measure>>, path: string): readonly Judged[] {
  const figures = {
    FCP: row.FCP,
    'FCP over the floor': row.FCP - row['floor FCP'],
    LCP: row.LCP,
    'LCP over the floor': row.LCP - row['floor LCP'],
    'warm LCP': row['warm LCP'],
    TBT: row.TBT,
    INP: row.INP,
    CLS: row.CLS,
    rounds: row.rounds,
    requests: row.requests,
  };
  const references = PAGE_REFERENCES[path] ?? {};
  const names = Object.keys(figures) as (keyof typeof figures)[]; // The keys of the literal above.
  const script = path === '/' || path === '/globe' ? BARS.script[path] : BARS.script.others;
  return [
    besideBar(`${row.page} JS kB`, row['JS kB'], script, references['JS kB']),
    ...names.map((name) => besideBar(`${row.page} ${name}`, figures[name], BARS.firstLoad[name], references[name])),
  ];
}
