import { expect, test } from '@jest/globals';
import type { DesignRecipe } from '../../vocabulary/index.ts';
import { listJobs } from './jobs.ts';
import { createProgress } from './progress.ts';

const recipe: DesignRecipe = { slug: 'test-tee', category: 'tee', fabric: 'cotton-jersey', colour: 'chalk', print: 'solid', seed: 2 };

test('a design has four pictures with keys of their own', () => {
  const jobs = listJobs({ designs: [recipe], editorials: [], avatars: [] });
  expect(jobs.map((job) => job.key)).toEqual([
    'design/test-tee/front',
    'design/test-tee/back',
    'design/test-tee/macro',
    'design/test-tee/detail',
  ]);
  expect(new Set(jobs.map((job) => job.hash)).size).toBe(4);
});

test('the hash changes with the recipe and with nothing else', () => {
  const hashes = (designs: readonly DesignRecipe[]): readonly string[] =>
    listJobs({ designs, editorials: [], avatars: [] }).map((job) => job.hash);
  expect(hashes([{ ...recipe }])).toEqual(hashes([recipe]));
  expect(hashes([{ ...recipe, colour: 'ink' }])[0]).not.toBe(hashes([recipe])[0]);
});

test('two pictures must not share a key', () => {
  expect(() => listJobs({ designs: [recipe, recipe], editorials: [], avatars: [] })).toThrow(
    'two pictures have the key design/test-tee/front',
  );
});

test('progress away from a terminal is one line a twentieth and ends complete', () => {
  const lines: string[] = [];
  const advance = createProgress(40, (text) => lines.push(text), false);
  for (let i = 0; i < 40; i++) advance(`design/${i}`);
  expect(lines).toHaveLength(20);
  expect(lines.at(-1)).toContain('40/40');
});
