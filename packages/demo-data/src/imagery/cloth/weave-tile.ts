import { createNoise } from '../noise.ts';
import { at } from '../scalar.ts';
import { weavePeriod, weaves, type WeaveKey } from './weaves.ts';

/** Slope across, slope along and brightness of a cloth, `size` × `size` samples of one repeat, three numbers a sample. */
export type WeaveTile = { readonly size: number; readonly data: Float32Array };

const tiles = new Map<string, WeaveTile>();
const kept = 24;

/**
 * The relief of a cloth: two samples a unit for whole garments, four for close views.
 * The size is a power of two, so that repeating is a mask.
 * The tiles used last are kept, as every garment of a cloth shares them.
 */
export function weaveTile(key: WeaveKey, scale: number): WeaveTile {
  const size = weavePeriod * (scale > 3.2 ? 4 : 2);
  const name = `${key}/${size}`;
  const tile = tiles.get(name) ?? { size, data: sampleWeave(key, size) };
  tiles.delete(name);
  tiles.set(name, tile);
  const [oldest] = tiles.keys();
  if (tiles.size > kept && oldest !== undefined) tiles.delete(oldest);
  return tile;
}

function sampleWeave(key: WeaveKey, size: number): Float32Array {
  const noise = createNoise(77);
  const { relief } = weaves[key];
  const step = weavePeriod / size;
  const heights = new Float32Array(size * size);
  const data = new Float32Array(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [height, albedo] = relief(x * step, y * step, noise);
      heights[y * size + x] = height;
      data[(y * size + x) * 3 + 2] = albedo;
    }
  }
  for (let y = 0; y < size; y++) {
    const above = ((y + size - 1) % size) * size;
    const below = ((y + 1) % size) * size;
    for (let x = 0; x < size; x++) {
      const here = (y * size + x) * 3;
      data[here] = (at(heights, y * size + ((x + 1) % size)) - at(heights, y * size + ((x + size - 1) % size))) / (2 * step);
      data[here + 1] = (at(heights, below + x) - at(heights, above + x)) / (2 * step);
    }
  }
  return data;
}
