/// <reference lib="dom" />
import { browserSettings } from '@orime/tooling/browser';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { STITCH_KINDS } from '../../../../apps/designer-studio/src/features/embroidery/stitch/settings.ts';
import type { Shape } from '../../../../apps/designer-studio/src/features/embroidery/stitch/shape.ts';
import { writeWork } from '../../../../apps/designer-studio/src/features/embroidery/work/write-work.ts';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { wavyDiscs } from './wavy-discs.ts';

/**
 * `/embroidery` in a browser with about 20,000 stitches: how long its worker plans them, from the message to the answer, and the time
 * from frame to frame while the simulator plays them at its highest speed, beside a blank page. Exits with 1 when the worker takes longer
 * than a second for 20,000 or the 95th percentile of the frames is above 25 ms. `npm run bench -- sewing`
 */
const WANTED = 20_000;
const MAX_PLAN_MS = 1000;
const MAX_FRAME_MS = 25;
const FRAMES = 180;

declare global {
  interface Window {
    /** What the workers of the page were asked to sew, in ms. */
    planned: number[];
  }
}

const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const rows: Record<string, number | string>[] = [];
  for (const kind of STITCH_KINDS) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const blank = await context.newPage();
    await blank.setContent('<!doctype html><title>Blank</title>');
    const still = await frames(blank);
    const { page, stitches } = await openWith(context, wavyDiscs(kind, WANTED));
    const first = await page.evaluate(() => window.planned.at(-1) ?? Number.NaN);
    await page.getByRole('button', { name: '×20', exact: true }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const played = await frames(page);
    rows.push({
      kind,
      stitches,
      'worker ms': Math.round(first),
      'ms for 20,000': Math.round((first * WANTED) / stitches),
      'blank p95 ms': p95(still),
      'play p95 ms': p95(played),
    });
    await context.close();
  }
  printReport('sewing', rows);
  const isSlow = rows.some((row) => Number(row['ms for 20,000']) > MAX_PLAN_MS);
  if (isSlow || median(rows.map((row) => Number(row['play p95 ms']))) > MAX_FRAME_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

async function openWith(context: BrowserContext, shapes: readonly Shape[]): Promise<{ readonly page: Page; readonly stitches: number }> {
  const page = await context.newPage();
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('orime.draft.visitor.embroidery', kept);
      window.planned = [];
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message: { kind?: string; id?: number }, ...rest: never[]) {
        const start = performance.now();
        if (message.kind === 'sew')
          this.addEventListener('message', ({ data }: MessageEvent<{ id: number }>) => {
            if (data.id === message.id) window.planned.push(performance.now() - start);
          });
        post.call(this, message, ...rest);
      };
    },
    JSON.stringify({ doc: writeWork({ name: '', hoop: '100x100', shapes }) }),
  );
  await page.goto(`${site.url}/embroidery`);
  const scrub = page.getByRole('slider', { name: 'Position in the sewing' });
  await page.waitForFunction(() => window.planned.length > 0, undefined, { timeout: 60_000 });
  await page.waitForFunction((range) => Number((range as HTMLInputElement | null)?.max) > 0, await scrub.elementHandle());
  const words = (await scrub.getAttribute('aria-valuetext')) ?? '';
  return { page, stitches: Number(/of ([\d,]+)/.exec(words)?.[1]?.replaceAll(',', '')) };
}

async function frames(page: Page): Promise<readonly number[]> {
  await page.bringToFront();
  return page.evaluate(
    (count) =>
      new Promise<readonly number[]>((done) => {
        const times: number[] = [];
        let last = performance.now();
        const next = (now: number): void => {
          times.push(now - last);
          last = now;
          if (times.length < count) requestAnimationFrame(next);
          else done(times.slice(10));
        };
        requestAnimationFrame(next);
      }),
    FRAMES,
  );
}

function p95(times: readonly number[]): number {
  return Math.round((times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0) * 10) / 10;
}
