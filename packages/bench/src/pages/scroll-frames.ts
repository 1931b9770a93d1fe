/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core';
import { median } from '../report/print-report.ts';

/** Frames a run: four seconds at 60 a second. */
export const FRAMES = 240;
/** Milliseconds of a frame that nobody notices, and of one that is a stop. */
const LIMITS = { p95: 25, max: 100 };

/** Whether a page scrolls worse than it may. The blank page is measured by it too: it tells whether the machine could have done better. */
export function isSlow(row: { readonly [figure: string]: string | number }): boolean {
  return Number(row['p95 ms']) > LIMITS.p95 || Number(row['max ms']) > LIMITS.max;
}

/** Medians of the runs, in milliseconds; `over 50 ms` counts the frames of all runs that a person sees as a stop. */
export function figuresOf(runs: readonly (readonly number[])[]): Record<string, number> {
  const at = (share: number) => median(runs.map((frames) => frames.toSorted((a, b) => a - b)[Math.ceil(frames.length * share) - 1] ?? 0));
  return {
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'max ms': Math.max(...runs.flat()),
    'over 50 ms': runs.flat().filter((frame) => frame > 50).length,
  };
}

export interface Scrolled {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Processor time of the page's own thread for all of them. */
  readonly computedMs: number;
}

/** Scrolls the box that holds the selector's element from where it is asked to begin, back from its end too. */
export async function scroll(page: Page, selector: string, pixelsPerFrame: number, from: 'start' | 'here' = 'start'): Promise<Scrolled> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskMs(session);
  const frames = await scrollFrames(page, selector, pixelsPerFrame, from);
  const computedMs = (await taskMs(session)) - before;
  await session.detach();
  return { frames, computedMs };
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function scrollFrames(page: Page, selector: string, pixelsPerFrame: number, from: 'start' | 'here'): Promise<readonly number[]> {
  return page.evaluate(
    async ([inner, step, count, begin]) => {
      let box = document.querySelector(inner);
      while (box !== null && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
      if (box === null || box === document.documentElement) throw new Error(`Nothing scrolls around ${inner}`);
      if (begin === 'start') box.scrollTop = 0;
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
    [selector, pixelsPerFrame, FRAMES, from] as const,
  );
}
