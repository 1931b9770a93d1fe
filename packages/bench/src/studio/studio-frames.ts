/// <reference lib="dom" />
import { browserSettings } from '@orime/tooling/browser';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';

/**
 * The design studio: until the first object is drawn, the time from frame to frame while an object is dragged among 200 beside a pointer
 * moved over a blank page in the same browser, from a change to the garment that shows it, and the page's memory before and after 50
 * changes and 50 steps back. `npm run bench -- studio`
 */
const RUNS = Number(process.env['RUNS'] ?? 3);
const OBJECTS = 200;
const STEPS = 50;
const MOVES = 180;
const NUDGES = 20;
const MAX_FRAME_MS = 25;
const MAX_PREVIEW_MS = 400;

const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const rows: Record<string, number | string>[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const blank = await context.newPage();
    await blank.setContent('<!doctype html><title>Blank</title>');
    const first = await firstObject(context);
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
    const shown = await changes(page);
    const session = await context.newCDPSession(page);
    const before = await memory(session);
    for (let step = 0; step < STEPS; step += 1) await page.keyboard.press(step % 2 === 0 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight');
    for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('Control+z');
    rows.push({
      run,
      'first object ms': first,
      'ready with 200 ms': ready,
      'blank p95 ms': p95(still),
      'drag p95 ms': p95(frames),
      'garment p50 ms': Math.round(median(shown)),
      'garment p95 ms': p95(shown),
      'memory MB': before,
      'after 50 undos MB': await memory(session),
    });
    await context.close();
  }
  printReport('studio', rows);
  const middleOf = (name: string): number => median(rows.map((row) => Number(row[name])));
  if (middleOf('drag p95 ms') > MAX_FRAME_MS || middleOf('garment p95 ms') > MAX_PREVIEW_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

/** From the beginning of a first visit until a rectangle is drawn by a press that is made as soon as it can be. */
async function firstObject(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${site.url}/designstudio`);
  await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await page.locator('[data-stage="ready"]').waitFor();
  await page.getByRole('list', { name: 'Layers' }).getByRole('listitem').waitFor();
  const took = await page.evaluate(() => Math.round(performance.now()));
  await page.evaluate(() => localStorage.clear());
  await page.close({ runBeforeUnload: false });
  return took;
}

/** For each of some moves by key: from the key to the frame in which the draped garment shows it. */
async function changes(page: Page): Promise<readonly number[]> {
  await page.locator('[data-preview="shown"] canvas[data-shown]').waitFor();
  const times: number[] = [];
  for (let nudge = 0; nudge < NUDGES; nudge += 1) {
    // Installed before the key is pressed: the browser would handle the key first.
    await page.evaluate(() => {
      const shown = new Promise<number>((done) => {
        addEventListener(
          'keydown',
          () => {
            const pressed = performance.now();
            const garment = document.querySelector('[data-preview="shown"] canvas');
            if (garment === null) throw new Error('The garment is not shown');
            // Said as what is drawn is handed to the garment; the second frame afterwards has it.
            const watcher = new MutationObserver(() => {
              watcher.disconnect();
              requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - pressed)));
            });
            watcher.observe(garment, { attributeFilter: ['data-shown'] });
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { shown });
    });
    await page.keyboard.press(nudge % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
    times.push(await page.evaluate(() => (window as unknown as { readonly shown: Promise<number> }).shown));
  }
  return times;
}

/** Two hundred shapes: a grid, and above it a larger one under the middle of the canvas. */
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
    ...(index === OBJECTS - 1 && { x: 120, y: 150, width: 60, height: 80, angle: 0, shape: 'rectangle' as const }),
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
