import { fitSurface, readRow } from './fit-surface.ts';
import type { Surface } from './fit-surface.ts';
import { at } from './pixels.ts';
import type { Pixels, Size } from './pixels.ts';
import { toLab } from './to-lab.ts';
import type { Lab } from './to-lab.ts';

/** How far each pixel is from the backdrop, in steps that one sees; shadows on the backdrop count for a third. */
export type Distance = Size & {
  readonly values: Float32Array;
  /** The same with what is rough farther away: it keeps the flood out of cloth, and is too wide at outlines. */
  readonly rough: Float32Array;
  readonly lab: Lab;
};

type Backdrop = { readonly l: Surface; readonly a: Surface; readonly b: Surface };

const ROUNDS = 4;
/** Of the shorter side: the rim that is taken for backdrop at first. */
const RIM = 0.06;
/** Up to here a pixel is taken for backdrop when the surface is fitted again. */
const ALIKE = 5;
const FEWEST_SAMPLES = 500;
/** Up to this steepness of lightness, per pixel of a picture of the usual side, a surface is smooth; how much more counts. */
const SMOOTH = 0.8;
const ROUGHNESS = 2;
const USUAL_SIDE = 480;

/**
 * Fits a smooth backdrop to the rim, then again and again to everything that looks like it, and measures the distance of each pixel.
 * Yields how much of it is done, 0 to 1, so that a worker can say so.
 */
export function* measureDistance(pixels: Pixels): Generator<number, Distance> {
  const lab = smoothed(toLab(pixels), pixels);
  yield 0.3;
  let samples = rimOf(pixels);
  let backdrop = fit(lab, samples, pixels);
  // What is worn up to the rim is no backdrop: the worst third of it is left out before anything else is learnt.
  samples = bestOf(samples, distancesOf(lab, backdrop, samples, pixels));
  const spread = everyFifth(pixels);
  for (let round = 0; round < ROUNDS; round += 1) {
    backdrop = fit(lab, samples, pixels);
    const found = distancesOf(lab, backdrop, spread, pixels);
    const alike = spread.filter((_, place) => at(found, place) < ALIKE);
    if (alike.length > FEWEST_SAMPLES) samples = alike;
    yield 0.3 + (0.4 * (round + 1)) / ROUNDS;
  }
  const values = wholeDistance(lab, backdrop, pixels);
  return { width: pixels.width, height: pixels.height, values, rough: withRoughness(values, lab.l, pixels), lab };
}

function fit(lab: Lab, samples: Uint32Array, size: Size): Backdrop {
  return { l: fitSurface(lab.l, samples, size), a: fitSurface(lab.a, samples, size), b: fitSurface(lab.b, samples, size) };
}

function rimOf({ width, height }: Size): Uint32Array {
  const rim = Math.max(2, Math.round(Math.min(width, height) * RIM));
  const found: number[] = [];
  for (let y = 0; y < height; y += 2) {
    const isEnd = y < rim || y >= height - rim;
    for (let x = 0; x < width; x += 2) if (isEnd || x < rim || x >= width - rim) found.push(y * width + x);
  }
  return Uint32Array.from(found);
}

function everyFifth({ width, height }: Size): Uint32Array {
  return Uint32Array.from({ length: Math.floor((width * height) / 5) }, (_, place) => place * 5);
}

function bestOf(samples: Uint32Array, distances: Float32Array): Uint32Array {
  const limit = distances.toSorted()[Math.floor(distances.length * 0.67)] ?? Infinity;
  return samples.filter((_, place) => at(distances, place) <= limit);
}

/** Distances of some pixels, in ascending order of their rows. */
function distancesOf(lab: Lab, backdrop: Backdrop, samples: Uint32Array, size: Size): Float32Array {
  const found = new Float32Array(samples.length);
  const rows = [new Float32Array(size.width), new Float32Array(size.width), new Float32Array(size.width)] as const;
  let row = -1;
  for (let place = 0; place < samples.length; place += 1) {
    const i = at(samples, place);
    const y = Math.floor(i / size.width);
    if (y !== row) {
      row = y;
      readRow(backdrop.l, y, size, rows[0]);
      readRow(backdrop.a, y, size, rows[1]);
      readRow(backdrop.b, y, size, rows[2]);
    }
    found[place] = difference(lab, i, i - y * size.width, rows);
  }
  return found;
}

function wholeDistance(lab: Lab, backdrop: Backdrop, size: Size): Float32Array {
  const values = new Float32Array(size.width * size.height);
  const rows = [new Float32Array(size.width), new Float32Array(size.width), new Float32Array(size.width)] as const;
  for (let y = 0; y < size.height; y += 1) {
    readRow(backdrop.l, y, size, rows[0]);
    readRow(backdrop.a, y, size, rows[1]);
    readRow(backdrop.b, y, size, rows[2]);
    for (let x = 0; x < size.width; x += 1) values[y * size.width + x] = difference(lab, y * size.width + x, x, rows);
  }
  return values;
}

function difference(lab: Lab, i: number, x: number, [l, a, b]: readonly [Float32Array, Float32Array, Float32Array]): number {
  const dl = at(lab.l, i) - at(l, x);
  const da = (at(lab.a, i) - at(a, x)) * 1.35;
  const db = (at(lab.b, i) - at(b, x)) * 1.35;
  // A soft shadow is darker than the paper it falls on, never much so, and of its colour.
  const weight = dl < 0 && dl > -26 ? 0.34 : 1;
  return Math.sqrt(dl * dl * weight * weight + da * da + db * db);
}

/** A backdrop is smooth, its shadows too: what is rough is cloth, even where it has the paper's colour. */
function withRoughness(values: Float32Array, lightness: Float32Array, { width, height }: Size): Float32Array {
  const rough = values.slice();
  // Steps from pixel to pixel become smaller as pictures become larger.
  const scale = Math.min(width, height) / USUAL_SIDE;
  for (let y = 1; y < height - 1; y += 1)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i += 1) {
      const [across, down] = [at(lightness, i + 1) - at(lightness, i - 1), at(lightness, i + width) - at(lightness, i - width)];
      const steep = Math.sqrt(across * across + down * down) * 0.5 * scale;
      if (steep > SMOOTH) rough[i] = at(values, i) + (steep - SMOOTH) * ROUGHNESS;
    }
  return rough;
}

/** The mean of a pixel and its four neighbours, which takes the grain away that would let the flood through. */
function smoothed({ l, a, b }: Lab, { width, height }: Size): Lab {
  const smooth = (plane: Float32Array): Float32Array => {
    const out = plane.slice();
    for (let y = 1; y < height - 1; y += 1) {
      for (let i = y * width + 1; i < (y + 1) * width - 1; i += 1)
        out[i] = (2 * at(plane, i) + at(plane, i - 1) + at(plane, i + 1) + at(plane, i - width) + at(plane, i + width)) / 6;
    }
    return out;
  };
  return { l: smooth(l), a: smooth(a), b: smooth(b) };
}
