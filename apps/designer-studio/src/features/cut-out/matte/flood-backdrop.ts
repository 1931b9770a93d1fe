import { boxMean } from './guided-filter.ts';
import type { Distance } from './measure-distance.ts';
import { at } from './pixels.ts';
import type { Size } from './pixels.ts';

/** At a tolerance of 1, how far backdrop may be from the fitted surface. */
const LIMIT = 7.2;
/** Of the picture: crumbs below this are dust, not garment. */
const SMALLEST = 0.0015;

/** Of the shorter side: half the width of the narrowest way that the flood takes. A seam or a shaded edge is narrower. */
const BALL = 0.006;

/** 255 where the garment is. Backdrop is what a ball rolls over from the rim without touching what is none. */
export function floodBackdrop({ width, height, values, rough }: Distance, tolerance: number): Uint8Array {
  const size = { width, height };
  const count = width * height;
  const limit = LIMIT * tolerance;
  const radius = Math.max(1, Math.round(Math.min(width, height) * BALL));
  const unlike = boxMean(
    Float32Array.from(rough, (value) => (value < limit ? 0 : 1)),
    size,
    radius,
  );
  const queue = new Int32Array(count);
  const reached = rollFromRim(unlike, queue, size);
  // The ball covers more than its way; what it covers is backdrop where it looks like it.
  const covered = boxMean(Float32Array.from(reached), size, radius + 1);
  const mask = new Uint8Array(count);
  for (let i = 0; i < count; i += 1) mask[i] = at(covered, i) > NOTHING && at(values, i) < limit ? 0 : 255;
  openHoles(mask, queue, values, size, limit);
  removeCrumbs(mask, queue, size);
  return mask;
}

/** Running sums leave a trace of what they took away. */
const NOTHING = 1e-5;

function rollFromRim(unlike: Float32Array, queue: Int32Array, { width, height }: Size): Uint8Array {
  const count = width * height;
  const reached = new Uint8Array(count);
  let end = 0;
  const reach = (i: number): void => {
    if (reached[i] === 1 || at(unlike, i) > NOTHING) return;
    reached[i] = 1;
    queue[end] = i;
    end += 1;
  };
  for (let x = 0; x < width; x += 1) {
    reach(x);
    reach(count - 1 - x);
  }
  for (let y = 0; y < height; y += 1) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let start = 0; start < end; start += 1) {
    const i = at(queue, start);
    const x = i % width;
    if (x > 0) reach(i - 1);
    if (x < width - 1) reach(i + 1);
    if (i >= width) reach(i - width);
    if (i < count - width) reach(i + width);
  }
  return reached;
}

/** Backdrop that is seen through a handle or under an arm: enclosed, large enough, and as close to the surface as the rest of it. */
function openHoles(mask: Uint8Array, queue: Int32Array, values: Float32Array, size: Size, limit: number): void {
  const seen = new Uint8Array(mask.length);
  const isAlike = (i: number): boolean => mask[i] === 255 && at(values, i) < limit * 0.6;
  for (let start = 0; start < mask.length; start += 1) {
    if (seen[start] === 1 || !isAlike(start)) continue;
    const length = collect(start, queue, size, (i) => seen[i] === 0 && isAlike(i), seen);
    if (length < mask.length * SMALLEST) continue;
    let sum = 0;
    for (let k = 0; k < length; k += 1) sum += at(values, at(queue, k));
    if (sum / length < limit * 0.28) for (let k = 0; k < length; k += 1) mask[at(queue, k)] = 0;
  }
}

function removeCrumbs(mask: Uint8Array, queue: Int32Array, size: Size): void {
  const seen = new Uint8Array(mask.length);
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 0 || seen[start] === 1) continue;
    const length = collect(start, queue, size, (i) => mask[i] === 255 && seen[i] === 0, seen);
    if (length < mask.length * SMALLEST) for (let k = 0; k < length; k += 1) mask[at(queue, k)] = 0;
  }
}

/** Writes what hangs together with `start` into the queue and marks it; returns how much it is. */
export function collect(
  start: number,
  queue: Int32Array,
  { width, height }: Size,
  isPart: (i: number) => boolean,
  seen: Uint8Array,
): number {
  const last = width * height - width;
  let end = 1;
  queue[0] = start;
  seen[start] = 1;
  const add = (i: number): void => {
    if (!isPart(i)) return;
    seen[i] = 1;
    queue[end] = i;
    end += 1;
  };
  for (let place = 0; place < end; place += 1) {
    const i = at(queue, place);
    const x = i % width;
    if (x > 0) add(i - 1);
    if (x < width - 1) add(i + 1);
    if (i >= width) add(i - width);
    if (i < last) add(i + width);
  }
  return end;
}
