import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { editorialSpecs } from '../../content/editorial.ts';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { listDressedJobs } from '../dressed/dressed-jobs.ts';
import { listStillJobs } from '../still/still-jobs.ts';
import { wornFolder } from './worn-folders.ts';
import { listWornJobs } from './worn-jobs.ts';
import { loadWornImagery } from './worn-manifest.ts';

// Masters are committed in batches as they become final, so these hold for as many as there are.
const masters = [...loadWornImagery().values()];
const digests = new Map(
  [
    ...listWornJobs(wornRecipes, 'final'),
    ...listDressedJobs(editorialSpecs, wornRecipes, 'final'),
    ...listStillJobs(editorialSpecs, 'final'),
  ].map(({ digest, key }) => [key, digest]),
);

test('every committed worn master follows from the present recipe', () => {
  const stale = masters.filter(({ hash, key }) => digests.get(key) !== hash).map(({ key }) => key);
  expect(stale).toEqual([]);
});

test('masters are large enough to be zoomed into and light enough for the repository', () => {
  let total = 0;
  for (const { height, key, path, width } of masters) {
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(key.endsWith('/macro') ? 1200 : 1600);
    total += statSync(path).size;
  }
  expect(total).toBeLessThanOrEqual(90_000_000);
});

test('the largest picture of a phone’s first view weighs at most 60 kB', async () => {
  const heavy = masters
    .map((master) => ({ ...master, bytes: statSync(master.path).size }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6);
  for (const { key, path } of heavy) {
    const onPhone = await sharp(path).resize({ width: 768 }).webp({ quality: 80, effort: 4 }).toBuffer();
    expect({ key, isLight: onPhone.length <= 60_000 }).toEqual({ key, isLight: true });
  }
});

test('no two designs look the same from the front', async () => {
  const fronts = await Promise.all(
    masters
      .filter(({ key }) => key.endsWith('/front'))
      .map(async ({ key, path }) => ({ key, cells: await sharp(path).resize(18, 24, { fit: 'fill' }).raw().toBuffer() })),
  );
  const alike = fronts.flatMap((one, i) =>
    fronts
      .slice(i + 1)
      .flatMap((other) => (meanDifference(one.cells, other.cells) < leastDifference ? [`${one.key} and ${other.key}`] : [])),
  );
  expect(alike).toEqual([]);
});

/** Steps of 256 between two small pictures, on average: what flat-lays are held to as well. */
const leastDifference = 1.5;

function meanDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, cell, at) => sum + Math.abs(cell - (other[at] ?? 0)), 0) / one.length;
}

test('no file lies among the masters that the list does not know', () => {
  const known = new Set(masters.map(({ file }) => file));
  const unknown = ['worn/', 'still/'].flatMap((part) => {
    const folder = `${wornFolder('final')}${part}`;
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${part}${name}`);
    return names.filter((name) => name.includes('.') && !known.has(name));
  });
  expect(unknown).toEqual([]);
});
