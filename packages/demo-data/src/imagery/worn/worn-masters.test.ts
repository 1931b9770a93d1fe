import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { wornFolder } from './worn-folders.ts';
import { listWornJobs } from './worn-jobs.ts';
import { loadWornImagery } from './worn-manifest.ts';

// Masters are committed in batches as they become final, so these hold for as many as there are.
const masters = [...loadWornImagery().values()];
const jobs = new Map(listWornJobs(wornRecipes, 'final').map((job) => [job.key, job]));

test('every committed worn master follows from the present recipe', () => {
  const stale = masters.filter(({ hash, key }) => jobs.get(key)?.digest !== hash).map(({ key }) => key);
  expect(stale).toEqual([]);
});

test('masters are large enough to be zoomed into and light enough for the repository', () => {
  let total = 0;
  for (const { height, key, path } of masters) {
    expect(height).toBeGreaterThanOrEqual(key.endsWith('/macro') ? 1200 : 1600);
    total += statSync(path).size;
  }
  expect(total).toBeLessThanOrEqual(90_000_000);
});

test('no file lies among the masters that the list does not know', () => {
  const folder = `${wornFolder('final')}worn/`;
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.')) : [];
  const known = new Set(masters.map(({ file }) => file));
  expect(files.filter((name) => !known.has(`worn/${name}`))).toEqual([]);
});
