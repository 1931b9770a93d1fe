import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { designRecipes } from '../../content/catalogue.ts';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { createShader } from '../../imagery/trace/cloth/shaders.ts';
import { listTiles, tilesFolder, type ClothTile } from './cloth-tiles.ts';
import { loadDemoTiles } from './demo-tiles.ts';
import { drawTile, encoded } from './draw-tile.ts';

const tiles = listTiles(wornRecipes);

test('every printed design has the tile of its present recipe, and no tile lies there that no design has', () => {
  const missing = tiles.filter(({ path }) => !existsSync(path)).flatMap(({ slugs }) => slugs);
  expect({ missing, remedy: 'npm run demo:models' }).toEqual({ missing: [], remedy: 'npm run demo:models' });
  const printed = designRecipes.filter(({ print }) => !['solid', 'gradient', 'colour-block'].includes(print));
  expect([...loadDemoTiles().keys()].sort()).toEqual(printed.map(({ slug }) => slug).sort());
  const known = new Set(tiles.map(({ digest }) => `${digest}.webp`));
  expect(readdirSync(tilesFolder).filter((name) => !known.has(name))).toEqual([]);
});

test('the committed tiles are what is drawn today, and light', async () => {
  let total = 0;
  for (const { cloth, path, slugs } of onePerPrint()) {
    const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const drawn = drawTile(cloth);
    expect([slugs, info.width, info.height]).toEqual([slugs, drawn?.width, drawn?.height]);
    expect([slugs, drawn && data.equals(drawn.pixels)]).toEqual([slugs, true]);
  }
  for (const { path } of tiles) {
    const { length } = readFileSync(path);
    expect(length).toBeLessThanOrEqual(40_000);
    total += length;
  }
  expect(total).toBeLessThanOrEqual(900_000);
});

test('a tile is the cloth of the ray-traced pictures, at its size and the same way up', () => {
  for (const tile of onePerPrint()) {
    const drawn = drawTile(tile.cloth);
    if (!drawn) throw new Error(`No tile of ${tile.slugs.join(', ')}`);
    const { look } = createShader(tile.cloth);
    const out = { red: 0, green: 0, blue: 0, slopeU: 0, slopeV: 0, seamSlope: 0, edgeSlope: 0 };
    const far = { seam: 8, edge: 8, y: 100, footprint: 4 };
    const places = 120;
    const unlike: number[] = [];
    for (let i = 0; i < places; i++) {
      // Pixels of several repeats, in the pattern's own cm.
      const [column, row] = [(i * 37) % drawn.width, (i * 53) % drawn.height];
      const u = (column / drawn.width + (i % 3) - 1) * tile.widthCm;
      const v = ((i % 2) - row / drawn.height) * tile.heightCm;
      look({ u: u + 1e-4, v: v - 1e-4, ...far }, out);
      const [red, green, blue] = drawn.pixels.subarray(3 * (row * drawn.width + column));
      // Weave and streaks make cloth darker and lighter, not otherwise dyed.
      const traced = [out.red, out.green, out.blue].map(encoded);
      const brightness = Math.hypot(...traced) / Math.hypot(red ?? 0, green ?? 0, blue ?? 0);
      const difference = Math.hypot(...[red, green, blue].map((value, k) => (value ?? 0) * brightness - (traced[k] ?? 0)));
      if (difference > 24 || Math.abs(brightness - 1) > 0.15) unlike.push(i);
    }
    expect({ slugs: tile.slugs, isAlike: unlike.length <= places * 0.05, unlike }).toMatchObject({ isAlike: true });
  }
});

test('another colour or another seed is another tile', () => {
  const [first] = wornRecipes.filter(({ design }) => design.print === 'floral');
  if (!first) throw new Error('No flowers in the catalogue');
  const digests = (design: Partial<typeof first.design>) =>
    listTiles([{ ...first, design: { ...first.design, ...design } }]).map(({ digest }) => digest);
  expect(digests({ seed: first.design.seed + 1 })).not.toEqual(digests({}));
  expect(digests({ colour: 'navy' })).not.toEqual(digests({}));
  expect(digests({ print: 'gradient' })).toEqual([]);
});

/** The first design of every print: the others have other colours. */
function onePerPrint(): readonly ClothTile[] {
  return [...new Map([...tiles].reverse().map((tile) => [tile.cloth.print?.key, tile])).values()];
}
