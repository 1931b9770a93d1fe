import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { editorialSpecs } from '../../content/editorial.ts';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { listStillJobs } from '../still/still-jobs.ts';
import { wornFolder } from './worn-folders.ts';
import { listWornJobs } from './worn-jobs.ts';
import { loadWornImagery } from './worn-manifest.ts';

// Masters are committed in batches as they become final, so these hold for as many as there are.
const masters = [...loadWornImagery().values()];
const digests = new Map(
  [...listWornJobs(wornRecipes, 'final'), ...listStillJobs(editorialSpecs, 'final')].map(({ digest, key }) => [key, digest]),
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
