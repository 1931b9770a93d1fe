import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { garmentCategories } from '../recipe/garment-recipe.ts';
import { loadBlock, loadForm } from './load-block.ts';

const network = globalThis.fetch;
const sizes: number[] = [];
// The web server's part.
beforeAll(() => {
  globalThis.fetch = async (address) => {
    const bytes = await readFile(new URL(String(address)));
    sizes.push(bytes.length);
    return new Response(bytes);
  };
});
afterAll(() => {
  globalThis.fetch = network;
});

test('every category has a garment that is small enough for ten of them to hang in a room', async () => {
  for (const category of garmentCategories) {
    const block = await loadBlock(category);
    const triangles = (block?.triangles.length ?? 0) / 3;
    expect({ category, isSmall: triangles <= 4400, isThere: triangles > 200 }).toEqual({ category, isSmall: true, isThere: true });
  }
  expect(Math.max(...sizes)).toBeLessThan(60_000);
});

test('both dress forms are there, and what has no garment is nothing', async () => {
  for (const hasLegs of [false, true]) {
    const { positions, triangles } = await loadForm(hasLegs);
    const heights = positions.filter((_, i) => i % 3 === 1);
    expect(heights.reduce((high, y) => Math.max(high, y), 0)).toBeGreaterThan(140);
    expect(triangles.length / 3).toBeLessThanOrEqual(1000);
  }
  expect(await loadBlock('teapot')).toBeUndefined();
});
