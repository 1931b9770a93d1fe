/// <reference lib="dom" />
import { browserSettings } from '@orime/tooling/browser';
import { freePort, ROOT } from '@orime/tooling/site';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { median, printReport } from '../report/print-report.ts';
import { figuresOf, FRAMES, isSlow, scroll, type Scrolled } from './scroll-frames.ts';

/**
 * Scrolls the DataGrid of the gallery, 10,000 rows with a choice, editors and badges, and a blank page with a box of the same size,
 * alternately, in one browser: the time from frame to frame. What the machine and the browser add is in both; how long the page's own
 * thread computed for a frame stays the same however busy the machine is. `npm run bench -- grid`
 */
const RUNS = Number(process.env['RUNS'] ?? 3);
/** A fast turn of the wheel, and a scrollbar that is dragged: rows pass by, or every frame shows other rows. */
const SPEEDS = [
  { name: 'wheel', pixelsPerFrame: 100 },
  { name: 'dragged', pixelsPerFrame: 1500 },
] as const;

const BLANK = `<!doctype html><title>Blank</title><div id="box" style="height:28rem;overflow:auto"><div style="height:400000px"></div></div>`;

const LATE = 'grid, read as it is scrolled, from row 9,000';
const GRID = '[role="grid"]';
/** What the gallery is asked for: all rows at once, or a hundred whenever the end of those that are here is near. */
const PAGES = [
  { page: 'blank', served: undefined, selector: '#box' },
  { page: 'grid, 10,000 rows', served: 'all', selector: GRID },
  { page: 'grid, read as it is scrolled', served: 'served=100', selector: GRID },
  { page: LATE, served: 'served=9000', selector: GRID },
] as const;

const port = await freePort();
const gallery = spawn(process.execPath, [`${ROOT}/packages/ui/gallery/serve.ts`, '--once'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(gallery.stdout, 'data');
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const pages = [];
  for (const { page, served, selector } of PAGES) pages.push({ page, selector, opened: await open(context, served) });
  const rows = [];
  for (const { name, pixelsPerFrame } of SPEEDS) {
    const runs: (Scrolled & { readonly page: string })[] = [];
    for (let run = 0; run < RUNS; run += 1)
      for (const { page, selector, opened } of pages) {
        // Rows that have come stay: a list that is read while it is scrolled begins anew.
        if (page !== 'blank') await opened.reload({ waitUntil: 'networkidle' });
        if (page !== 'blank') await opened.evaluate(hideNeighbours);
        const begin = page === LATE ? await opened.evaluate(goToEnd) : 'start';
        runs.push({ page, ...(await scroll(opened, selector, pixelsPerFrame, begin)) });
      }
    for (const { page } of pages) {
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
  if (rows.some((row) => isSlow(row))) process.exitCode = 1;
} finally {
  await browser.close();
  gallery.kill();
}

/** Parts of the gallery beside the grid move by themselves, which costs time of every frame. */
function hideNeighbours(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main > *'))
    if (part.querySelector('[role="grid"]') === null) part.style.display = 'none';
}

async function open(context: BrowserContext, served: string | undefined): Promise<Page> {
  const page = await context.newPage();
  if (served === undefined) await page.setContent(BLANK);
  else await page.goto(`http://localhost:${port}/?${served}`, { waitUntil: 'networkidle' });
  return page;
}

/** To the last of the rows that are here. */
function goToEnd(): 'here' {
  const box = document.querySelector('[role="grid"]');
  if (box !== null) box.scrollTop = box.scrollHeight;
  return 'here';
}
