/// <reference lib="dom" />
import type { GeoPoints } from '@orime/contracts/api/discovery/geo';
import { browserSettings } from '@orime/tooling/browser';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { mainThreadOf } from './main-thread.ts';

/**
 * The world map with POINTS places (500) and half as many arcs, and a blank page with a canvas of the same size, alternately, in one
 * browser: the time from frame to frame while it turns by itself and while it is dragged. `npm run bench -- map`
 */
const POINTS = Number(process.env['POINTS'] ?? 500);
const RUNS = Number(process.env['RUNS'] ?? 3);
/** Frames a run: four seconds at 60 a second. */
const FRAMES = 240;
const LIMIT_MS = 25;

const MOTIONS = [
  { name: 'turning', pixelsPerFrame: 0 },
  { name: 'dragged', pixelsPerFrame: 6 },
] as const;

const BLANK = '<!doctype html><title>Blank</title><canvas style="width:900px;height:600px"></canvas>';

/** Frames of one page, and what one costs its main thread. */
interface Run {
  readonly page: string;
  readonly frames: readonly number[];
  readonly cpuMs: number;
}

const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  const blank = await context.newPage();
  await blank.setContent(BLANK);
  const pages = [
    { page: 'blank', open: async () => blank },
    { page: `map, ${POINTS} places`, open: () => openMap(context) },
  ];
  const rows = [];
  for (const { name, pixelsPerFrame } of MOTIONS) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1)
      for (const { page, open } of pages) {
        const opened = await open();
        const busy = await mainThreadOf(opened);
        const before = await busy();
        const frames = await measure(opened, pixelsPerFrame);
        runs.push({ page, frames, cpuMs: ((await busy()) - before) / frames.length });
        if (opened !== blank) await opened.close();
      }
    for (const { page } of pages) rows.push({ page, motion: name, ...figuresOf(runs.filter((run) => run.page === page)) });
  }
  printReport('map', rows);
  if (rows.some((row) => row['p95 ms'] > LIMIT_MS && !row.page.startsWith('blank'))) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

/** Reached by a link, so that the browser asks for the places itself and gets those of the measurement. */
async function openMap(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/api/geo/points', (route) => route.fulfill({ json: scatter(POINTS) }));
  await page.goto(`${site.url}/about`);
  await page.locator('footer a[href="/globe"]').first().click();
  await page.getByRole('application').waitFor();
  // The outlines of the countries are a file of their own.
  await page.waitForLoadState('networkidle');
  return page;
}

/** Milliseconds from frame to frame; with pixels, while a pointer drags the canvas to and fro. */
async function measure(page: Page, pixelsPerFrame: number): Promise<readonly number[]> {
  await page.bringToFront();
  return page.evaluate(
    async ([step, count]) => {
      const canvas = document.querySelector('canvas');
      if (canvas === null) throw new Error('There is no canvas on this page');
      const box = canvas.getBoundingClientRect();
      const send = (type: string, x: number) =>
        canvas.dispatchEvent(
          new PointerEvent(type, { pointerId: 1, pointerType: 'touch', bubbles: true, clientX: x, clientY: box.top + box.height / 2 }),
        );
      // A synthetic pointer cannot be captured.
      canvas.setPointerCapture = () => {};
      let x = box.left + box.width / 2;
      if (step !== 0) send('pointerdown', x);
      const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
      for (let settled = 0; settled < 10; settled += 1) await frame();
      const frames: number[] = [];
      for (let last = await frame(); frames.length < count;) {
        if (step !== 0) {
          x += Math.floor(frames.length / 60) % 2 === 0 ? step : -step;
          send('pointermove', x);
        }
        const now = await frame();
        frames.push(now - last);
        last = now;
      }
      return frames;
    },
    [pixelsPerFrame, FRAMES] as const,
  );
}

function figuresOf(runs: readonly Run[]) {
  const at = (share: number) =>
    median(runs.map(({ frames }) => frames.toSorted((a, b) => a - b)[Math.ceil(frames.length * share) - 1] ?? 0));
  return {
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'max ms': Math.max(...runs.flatMap(({ frames }) => frames)),
    'CPU ms a frame': median(runs.map(({ cpuMs }) => cpuMs)),
    'over 50 ms': runs.flatMap(({ frames }) => frames).filter((ms) => ms > 50).length,
  };
}

/** The same places every time: spread over the inhabited latitudes, every second designer tied to a producer. */
function scatter(count: number): GeoPoints {
  const kinds = ['designer', 'producer', 'stockist', 'story'] as const;
  const points = Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'designer';
    return {
      id: `${kind}-${index}`,
      kind,
      name: `Place ${index}`,
      nameJp: `場所${index}`,
      // Steps of the golden angle neither repeat nor crowd.
      lon: ((index * 137.508 + 180) % 360) - 180,
      lat: -40 + ((index * 61.803) % 105),
      city: `City ${index % 90}`,
      country: ['JP', 'FR', 'IT', 'US', 'NG', 'BR'][index % 6] ?? 'JP',
      url: '/designers',
      summary: { en: 'A place of the measurement.', jp: '計測用の場所です。' },
    };
  });
  const of = (kind: string) => points.filter((point) => point.kind === kind);
  const producers = of('producer');
  const arcs = of('designer').flatMap((from, index) =>
    [producers[index % producers.length], producers[(index * 7) % producers.length]].flatMap((to) =>
      to === undefined ? [] : [{ from: from.id, to: to.id, designs: 1 + (index % 5) }],
    ),
  );
  return { points, arcs, countries: [] };
}
