import type { Frame } from '../frame/frame.ts';
import { f32 } from '../geometry/read.ts';

/**
 * Light or gloss as the filter reads it, five numbers a pixel: red, green, blue, their brightness, and its variance. What
 * belongs to a pixel lies together, as taps far apart are never in the cache.
 */
export type Signal = Float32Array;
export const stride = 5;

/** Where neighbours belong together: normal and depth side by side, and how much depth changes on a pixel's own surface. */
export type Guide = { readonly width: number; readonly height: number; readonly places: Float32Array; readonly slopes: Float32Array };

/** Differences of brightness up to this many standard errors count as noise. */
const noiseWidth = 2.2;
const normalSharpness = 24;
const depthSlack = 0.6;
const darkest = 1e-3;
/** Beyond this exponent a neighbour has no weight worth reading its colour for. */
const farthest = 7;
const middleWeight = 0.25;

/** e to the power of −x for x up to `farthest`, in steps so fine that no pixel shows them. */
const stepsOfOne = 256;
const fading = Float64Array.from({ length: farthest * stepsOfOne + 2 }, (_, i) => Math.exp(-i / stepsOfOne));

export function emptySignal(pixels: number): Signal {
  return new Float32Array(pixels * stride);
}

export function packSignal(colour: Float32Array, variance: Float32Array): Signal {
  const signal = emptySignal(variance.length);
  for (let pixel = 0; pixel < variance.length; pixel++)
    write(signal, pixel * stride, f32(colour, pixel * 3), f32(colour, pixel * 3 + 1), f32(colour, pixel * 3 + 2), f32(variance, pixel));
  return signal;
}

function write(signal: Signal, at: number, red: number, green: number, blue: number, variance: number): void {
  signal[at] = red;
  signal[at + 1] = green;
  signal[at + 2] = blue;
  signal[at + 3] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  signal[at + 4] = variance;
}

export function createGuide(frame: Frame): Guide {
  const { depth, height, normal, width } = frame;
  const places = new Float32Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let k = 0; k < 3; k++) places[pixel * 4 + k] = f32(normal, pixel * 3 + k);
    places[pixel * 4 + 3] = f32(depth, pixel);
  }
  return { width, height, places, slopes: depthSlopes(frame) };
}

/** How much depth changes from a pixel to the next on its own surface: the smaller of both sides, so outlines do not count. */
function depthSlopes({ depth, height, width }: Frame): Float32Array {
  const slopes = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = y * width + x;
      const z = f32(depth, here);
      const left = x > 0 ? Math.abs(f32(depth, here - 1) - z) : Infinity;
      const right = x < width - 1 ? Math.abs(f32(depth, here + 1) - z) : Infinity;
      const above = y > 0 ? Math.abs(f32(depth, here - width) - z) : Infinity;
      const below = y < height - 1 ? Math.abs(f32(depth, here + width) - z) : Infinity;
      slopes[here] = Math.max(Math.min(left, right), Math.min(above, below));
    }
  }
  return slopes;
}

/** How differently the eight neighbours lie in space, 0 on one plane; filled for one pixel at a time. */
type Neighbours = { readonly at: Uint32Array; readonly apart: Float64Array; readonly weights: Float64Array };

/** One round with taps `step` pixels apart. */
export function filterRound(guide: Guide, light: Signal, gloss: Signal, toLight: Signal, toGloss: Signal, step: number): void {
  const { height, width } = guide;
  const neighbours: Neighbours = { at: new Uint32Array(8), apart: new Float64Array(8), weights: new Float64Array(8) };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = y * width + x;
      const count = findNeighbours(guide, x, y, step, neighbours);
      average(light, toLight, here, neighbours, count);
      // Walls and most form cloth have no gloss at all.
      if (f32(gloss, here * stride + 3) === 0 && f32(gloss, here * stride + 4) === 0)
        toGloss.fill(0, here * stride, here * stride + stride);
      else average(gloss, toGloss, here, neighbours, count);
    }
  }
}

function findNeighbours({ height, places, slopes, width }: Guide, x: number, y: number, step: number, found: Neighbours): number {
  const here = (y * width + x) * 4;
  const nx = f32(places, here);
  const ny = f32(places, here + 1);
  const nz = f32(places, here + 2);
  const depth = f32(places, here + 3);
  const depthScale = 1 / (depthSlack * f32(slopes, here >> 2) * step + 0.02);
  let count = 0;
  for (let j = -1; j <= 1; j++) {
    const ty = y + j * step;
    if (ty < 0 || ty >= height) continue;
    for (let i = -1; i <= 1; i++) {
      const tx = x + i * step;
      if (tx < 0 || tx >= width || (i === 0 && j === 0)) continue;
      const there = (ty * width + tx) * 4;
      const turned = 1 - (nx * f32(places, there) + ny * f32(places, there + 1) + nz * f32(places, there + 2));
      const apart = (turned > 0 ? turned * normalSharpness : 0) + Math.abs(f32(places, there + 3) - depth) * depthScale;
      if (apart > farthest) continue;
      found.at[count] = there >> 2;
      found.apart[count] = apart;
      found.weights[count] = (i === 0 ? 0.5 : 0.25) * (j === 0 ? 0.5 : 0.25);
      count++;
    }
  }
  return count;
}

/** The weighted mean of a pixel and those neighbours that lie and shine alike. */
function average(from: Signal, to: Signal, here: number, { apart, at, weights }: Neighbours, count: number): void {
  const own = here * stride;
  const brightness = f32(from, own + 3);
  const variance = f32(from, own + 4);
  const tolerance = 1 / (noiseWidth * Math.sqrt(variance) + darkest + brightness * 0.004);
  let red = f32(from, own) * middleWeight;
  let green = f32(from, own + 1) * middleWeight;
  let blue = f32(from, own + 2) * middleWeight;
  let spread = variance * middleWeight * middleWeight;
  let sum = middleWeight;
  for (let i = 0; i < count; i++) {
    const there = (at[i] as number) * stride;
    const exponent = (apart[i] as number) + Math.abs(f32(from, there + 3) - brightness) * tolerance;
    if (!(exponent < farthest)) continue;
    const weight = (weights[i] as number) * (fading[(exponent * stepsOfOne) | 0] as number);
    red += f32(from, there) * weight;
    green += f32(from, there + 1) * weight;
    blue += f32(from, there + 2) * weight;
    spread += f32(from, there + 4) * weight * weight;
    sum += weight;
  }
  const scale = 1 / sum;
  write(to, own, red * scale, green * scale, blue * scale, spread * scale * scale);
}
