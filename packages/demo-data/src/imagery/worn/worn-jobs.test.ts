import { expect, test } from '@jest/globals';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { groupByDrape, listWornJobs } from './worn-jobs.ts';
import type { WornRecipe } from './worn-recipe.ts';
import { wornViews } from './worn-view.ts';

const jobs = listWornJobs(wornRecipes, 'draft');
const first = wornRecipes[0] as WornRecipe; // the catalogue is not empty

test('every design has its four worn views, each with a key of its own', () => {
  expect(jobs).toHaveLength(wornRecipes.length * wornViews.length);
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
});

test('colours of a style share one drape, and styles of one cut too', () => {
  const groups = groupByDrape(jobs);
  expect(groups.flatMap((group) => group.jobs)).toHaveLength(jobs.length);
  const ofHaori = groups.filter((group) => group.jobs.some(({ key }) => key.startsWith('worn/fold-haori-')));
  expect(ofHaori).toHaveLength(1);
  expect(ofHaori[0]?.jobs.map(({ recipe }) => recipe.design.colour)).toEqual(expect.arrayContaining(['indigo', 'ecru']));
  const otherColour = { ...first, design: { ...first.design, slug: 'other', colour: 'rust' as const } };
  expect(groupByDrape(listWornJobs([first, otherColour], 'draft'))).toHaveLength(1);
});

test('a digest follows recipe, studio, view and quality', () => {
  const digests = (recipe: WornRecipe, quality: 'draft' | 'final' = 'draft'): readonly string[] =>
    listWornJobs([recipe], quality).map(({ digest }) => digest);
  expect(new Set(digests(first)).size).toBe(wornViews.length);
  expect(digests({ ...first })).toEqual(digests(first));
  expect(digests({ ...first, studio: 'night' })[0]).not.toBe(digests(first)[0]);
  expect(digests({ ...first, garment: { ...first.garment, length: 1.2 } })[0]).not.toBe(digests(first)[0]);
  expect(digests(first, 'final')[0]).not.toBe(digests(first)[0]);
});
