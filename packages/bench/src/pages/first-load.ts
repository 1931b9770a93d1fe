import type { Browser } from 'playwright-core';
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
 * same document and pictures without scripts, in turns. Exits with 1 when a bar is missed. `npm run bench -- first-load [/path …]`
 */
const RUNS = Number(process.env['RUNS'] ?? 7);
/** Presses of buttons take longest, and their times hardly differ. */
const USED_RUNS = 3;

const COMMON = {
  fcp: 700,
  fcpOverFloor: 250,
  lcp: 1300,
  lcpOverFloor: 300,
  warmLcp: 600,
  blocked: 200,
  inp: 120,
  cls: 0.02,
  rounds: 2,
  requests: 24,
};

const site = await benchSite();
const browser = await launchPhone();
const front = await startFront(site.url);
const floor = await startFront(site.url, { edit: withoutScripts });
try {
  const asked = process.argv.slice(2);
  const rows = [];
  for (const path of asked.length > 0 ? asked : await samplePages(site.url)) {
    const row = await measure(browser, path);
    rows.push(row);
    for (const miss of missedBars(row, path)) {
      process.exitCode = 1;
      process.stderr.write(`${path}: ${miss}\n`);
    }
  }
  printReport('first-load', rows);
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
    const { cold, warm } = await oneVisit(browserInUse, front.url + path, { isUsed: run < USED_RUNS, isWarm: true });
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
    INP: of(colds.slice(0, USED_RUNS), ({ inpMs }) => inpMs),
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

function scriptBarOf(path: string): number {
  if (path === '/') return 138;
  return path === '/globe' ? 185 : 165;
}

function missedBars(row: Awaited<ReturnType<typeof measure>>, path: string): readonly string[] {
  const limits = {
    'JS kB': scriptBarOf(path),
    FCP: Math.min(COMMON.fcp, row['floor FCP'] + COMMON.fcpOverFloor),
    LCP: Math.min(COMMON.lcp, row['floor LCP'] + COMMON.lcpOverFloor),
    'warm LCP': COMMON.warmLcp,
    TBT: COMMON.blocked,
    INP: COMMON.inp,
    CLS: COMMON.cls,
    rounds: COMMON.rounds,
    requests: COMMON.requests,
  };
  return Object.entries(limits).flatMap(([name, limit]) => {
    const value = row[name as keyof typeof limits];
    return value > limit ? [`${name} is ${value.toFixed(2)}, above ${limit.toFixed(2)}`] : [];
  });
}
