/// <reference lib="dom" />
import { browserSettings } from '@orime/tooling/browser';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';

/**
 * The design studio: until the first stroke can be made, the time from frame to frame while an object is dragged among 200 beside a
 * pointer moved over a blank page in the same browser, and the page's memory before and after 50 changes and 50 steps back.
 * `npm run bench -- studio`
 */
const RUNS = Number(process.env['RUNS'] ?? 3);
const OBJECTS = 200;
const STEPS = 50;
const MOVES = 180;
const MAX_FRAME_MS = 25;

const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const rows: Record<string, number | string>[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const blank = await context.newPage();
    await blank.setContent('<!doctype html><title>Blank</title>');
    const page = await context.newPage();
    await page.addInitScript((kept) => localStorage.setItem('orime.draft.visitor.design-studio', kept), JSON.stringify(keptWork()));
    await page.goto(`${site.url}/designstudio`);
    await page.locator('[data-stage="ready"]').waitFor();
    const ready = await page.evaluate(() => Math.round(performance.now()));
    const box = await page.locator('[data-stage="ready"]').boundingBox();
    if (box === null) throw new Error('The studio has no canvas');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const still = await drag(blank, middle);
    const frames = await drag(page, middle);
    const session = await context.newCDPSession(page);
    const before = await memory(session);
    for (let step = 0; step < STEPS; step += 1) await page.keyboard.press(step % 2 === 0 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight');
    for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('Control+z');
    rows.push({
      run,
      'ready ms': ready,
      'blank p95 ms': p95(still),
      'drag p95 ms': p95(frames),
      'memory MB': before,
      'after 50 undos MB': await memory(session),
    });
    await context.close();
  }
  printReport('studio', rows);
  if (median(rows.map((row) => Number(row['drag p95 ms']))) > MAX_FRAME_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

/** Two hundred shapes in a grid, one of them under the middle of the canvas. */
function keptWork(): object {
  const objects = Array.from({ length: OBJECTS }, (_, index) => ({
    id: `o${String(index)}`,
    kind: 'shape',
    name: '',
    shape: (['rectangle', 'ellipse', 'triangle', 'star'] as const)[index % 4],
    x: 12 + (index % 14) * 21,
    y: 12 + Math.floor(index / 14) * 30,
    width: 18,
    height: 24,
    angle: index % 30,
    flipX: false,
    flipY: false,
    opacity: 1,
    locked: false,
    hidden: false,
    group: null,
    fill: '#27395f',
    stroke: null,
    strokeWidth: 0,
  }));
  const document = {
    schema: 1,
    name: '',
    blank: 'tee',
    colour: '#ece8df',
    fabric: 'cotton-jersey',
    areas: [{ key: 'front', print: [300, 455], objects }],
  };
  return { document, changedAt: Date.now(), isStored: false };
}

async function drag(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<readonly number[]> {
  await page.bringToFront();
  await page.mouse.move(x, y);
  await page.mouse.down();
  const measured = page.evaluate(
    (count) =>
      new Promise<readonly number[]>((done) => {
        const frames: number[] = [];
        let last = performance.now();
        const next = (now: number): void => {
          frames.push(now - last);
          last = now;
          if (frames.length < count) requestAnimationFrame(next);
          else done(frames.slice(10));
        };
        requestAnimationFrame(next);
      }),
    MOVES,
  );
  for (let move = 0; move < MOVES; move += 1) await page.mouse.move(x + Math.sin(move / 8) * 80, y + Math.cos(move / 8) * 60);
  await page.mouse.up();
  return measured;
}

async function memory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { readonly usedSize: number };
  return Math.round(usedSize / 1e5) / 10;
}

function p95(frames: readonly number[]): number {
  return Math.round((frames.toSorted((a, b) => a - b)[Math.ceil(frames.length * 0.95) - 1] ?? 0) * 10) / 10;
}
