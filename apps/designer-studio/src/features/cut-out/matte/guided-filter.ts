import { at, clamp } from './pixels.ts';
import type { Pixels, Size } from './pixels.ts';

/** A mask as a local function of brightness, `opacity = slope · grey + offset`: it can be read at a larger size than it was made at. */
export type SoftMask = Size & { readonly slope: Float32Array; readonly offset: Float32Array };

/** Brightness of a picture, 0 to 1. */
export function greyOf({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i += 1)
    grey[i] = (0.299 * at(data, i * 4) + 0.587 * at(data, i * 4 + 1) + 0.114 * at(data, i * 4 + 2)) / 255;
  return grey;
}

/**
 * He's guided filter: edges of the mask move to the edges of the picture and become as soft as they are there. `radius` in pixels;
 * `sharpness` is the contrast from which on an edge of the picture counts, squared.
 */
export function guideMask(mask: Uint8Array, grey: Float32Array, size: Size, radius: number, sharpness = 4e-4): SoftMask {
  const count = mask.length;
  const alpha = Float32Array.from(mask, (value) => value / 255);
  const meanGrey = boxMean(grey, size, radius);
  const meanAlpha = boxMean(alpha, size, radius);
  const product = new Float32Array(count);
  for (let i = 0; i < count; i += 1) product[i] = at(grey, i) * at(alpha, i);
  const slope = boxMean(product, size, radius);
  for (let i = 0; i < count; i += 1) product[i] = at(grey, i) * at(grey, i);
  const offset = boxMean(product, size, radius);
  for (let i = 0; i < count; i += 1) {
    const [g, a] = [at(meanGrey, i), at(meanAlpha, i)];
    const variance = at(offset, i) - g * g;
    const steep = (at(slope, i) - g * a) / (variance + sharpness);
    slope[i] = steep;
    offset[i] = a - steep * g;
  }
  return { ...size, slope: boxMean(slope, size, radius), offset: boxMean(offset, size, radius) };
}

/** Opacity of each pixel, 0 to 255. What is nearly opaque or nearly nothing becomes so: a haze over the backdrop is no hair. */
export function readSoftMask({ slope, offset }: SoftMask, grey: Float32Array): Uint8Array {
  const out = new Uint8Array(grey.length);
  for (let i = 0; i < out.length; i += 1) out[i] = opacityOf(at(slope, i) * at(grey, i) + at(offset, i));
  return out;
}

/** 0 to 255 from what the filter found around 0 to 1. */
export function opacityOf(value: number): number {
  return Math.round(clamp((value - 0.18) / 0.78, 0, 1) * 255);
}

/** Mean over a square of `2 · radius + 1`, cut off at the rim. Two passes of running sums. */
export function boxMean(values: Float32Array, { width, height }: Size, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += at(values, row + x);
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += at(values, row + x + radius);
      if (x - radius - 1 >= 0) sum -= at(values, row + x - radius - 1);
      across[row + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  const out = new Float32Array(values.length);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y += 1)
    for (let x = 0; x < width; x += 1) sums[x] = at(sums, x) + at(across, y * width + x);
  for (let y = 0; y < height; y += 1) {
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < width; x += 1) {
      if (y + radius < height) sums[x] = at(sums, x) + at(across, (y + radius) * width + x);
      if (y - radius - 1 >= 0) sums[x] = at(sums, x) - at(across, (y - radius - 1) * width + x);
      out[y * width + x] = at(sums, x) / rows;
    }
  }
  return out;
}
