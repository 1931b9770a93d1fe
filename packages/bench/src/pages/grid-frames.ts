/// <reference lib="dom" />
import { browserSettings } from '@orime/tooling/browser';
import { freePort, ROOT } from '@orime/tooling/site';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { median, printReport } from '../report/print-report.ts';

/**
 * Scrolls the DataGrid of the gallery, 10,000 rows with a choice, editors and badges, and a blank page with a box of the same size,
 * alternately, in one browser: the time from frame to frame. What the machine and the browser add is in both; how long the page's own
 * thread computed for a frame stays the same however busy the machine is. `npm run bench -- grid`
 */
const RUNS = Number(process.env['RUNS'] ?? 3);
/** Frames a run: four seconds at 60 a second. */
const FRAMES = 240;
/** A fast turn of the wheel, and a scrollbar that is dragged: rows pass by, or every frame shows other rows. */
const SPEEDS = [
  { name: 'wheel', pixelsPerFrame: 100 },
  { name: 'dragged', pixelsPerFrame: 1500 },
] as const;

const BLANK = `<!doctype html><title>Blank</title><div id="box" style="height:28rem;overflow:auto"><div style="height:400000px"></div></div>`;

const port = await freePort();
const gallery = spawn(process.execPath, [`${ROOT}/packages/ui/gallery/serve.ts`, '--once'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(gallery.stdout, 'data');
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const grid = await context.newPage();
  await grid.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
  await grid.evaluate(hideNeighbours);
  await grid.getByRole('grid').scrollIntoViewIfNeeded();
  const blank = await context.newPage();
  await blank.setContent(BLANK);
  const rows = [];
  for (const { name, pixelsPerFrame } of SPEEDS) {
    const runs: (Scrolled & { readonly page: string })[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push({ page: 'blank', ...(await scroll(blank, '#box', pixelsPerFrame)) });
      runs.push({ page: 'grid, 10,000 rows', ...(await scroll(grid, '[role="grid"]', pixelsPerFrame)) });
    }
    for (const page of ['blank', 'grid, 10,000 rows']) {
      const own = runs.filter((run) => run.page === page);
      const computed = median(own.map(({ computedMs }) => computedMs / FRAMES));
      rows.push({
        page,
        scroll: name,
        'px a frame': pixelsPerFrame,
        ...figuresOf(own.map(({ frames }) => frames)),
        'CPU ms a frame': computed,
      });
    }
  }
  printReport('grid', rows);
} finally {
  await browser.close();
  gallery.kill();
}

/** Parts of the gallery beside the grid move by themselves, which costs time of every frame. */
function hideNeighbours(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main > *'))
    if (part.querySelector('[role="grid"]') === null) part.style.display = 'none';
}

/** Medians of the runs, in milliseconds; `over 50 ms` counts the frames of all runs that a person sees as a stop. */
function figuresOf(runs: readonly (readonly number[])[]): Record<string, number> {
  const at = (share: number) => median(runs.map((frames) => frames.toSorted((a, b) => a - b)[Math.ceil(frames.length * share) - 1] ?? 0));
  return {
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'max ms': Math.max(...runs.flat()),
    'over 50 ms': runs.flat().filter((frame) => frame > 50).length,
  };
}

interface Scrolled {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Processor time of the page's own thread for all of them. */
  readonly computedMs: number;
}

/** Scrolls the box that holds the selector's element, back from its end too. */
async function scroll(page: Page, selector: string, pixelsPerFrame: number): Promise<Scrolled> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  const frames = await scrollFrames(page, selector, pixelsPerFrame);
  const computedMs = (await taskMs(session)) - before;
  await session.detach();
  return { frames, computedMs };
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function scrollFrames(page: Page, selector: string, pixelsPerFrame: number): Promise<readonly number[]> {
  return page.evaluate(
    async ([start, step, count]) => {
      let box = document.querySelector(start);
      while (box !== null && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
      if (box === null || box === document.documentElement) throw new Error(`Nothing scrolls around ${start}`);
      box.scrollTop = 0;
      const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
      const frames: number[] = [];
      let direction = 1;
      // The first frames belong to what was shown before.
      for (let settled = 0; settled < 10; settled += 1) await frame();
      for (let last = await frame(); frames.length < count;) {
        if (box.scrollTop + box.clientHeight >= box.scrollHeight - step) direction = -1;
        box.scrollTop += step * direction;
        const now = await frame();
        frames.push(now - last);
        last = now;
      }
      return frames;
    },
    [selector, pixelsPerFrame, FRAMES] as const,
  );
}
