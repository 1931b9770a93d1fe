import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editorialSpecs } from '../../content/editorial.ts';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { listStillJobs } from '../still/still-jobs.ts';
import { studios } from '../studios/studios.ts';
import { traceFrame } from '../trace/frame/trace-frame.ts';
import { drapesOf } from '../worn/worn-drapes.ts';
import { drapeOf } from '../worn/worn-jobs.ts';
import { standFor } from '../worn/worn-stand.ts';
import { listDressedJobs } from './dressed-jobs.ts';
import { dressedShot } from './dressed-shot.ts';

const jobs = listDressedJobs(editorialSpecs, wornRecipes, 'final');

test('every editorial picture of clothes is one of forms, but for bags and planes of colour; none is a still too', () => {
  const keys = jobs.map(({ key }) => key);
  const left = editorialSpecs.filter(({ garments, key }) => garments !== undefined && !keys.includes(`still/${key}`));
  for (const { composition, garments } of left)
    expect(composition === 'planes' || garments?.some(({ category }) => category === 'bag')).toBe(true);
  expect(keys).toEqual(expect.arrayContaining(['still/home/hero', 'still/article/the-weight-of-a-fold/hero', 'still/lookbook/unfolded/1']));
  const stills = listStillJobs(editorialSpecs, 'final').map(({ key }) => key);
  expect(new Set([...keys, ...stills]).size).toBe(keys.length + stills.length);
  expect(new Set(jobs.map(({ digest }) => digest)).size).toBe(jobs.length);
});

test('a picture is due again when a garment in it changed', () => {
  const changed = wornRecipes.map((recipe) => (recipe.design.slug === 'fold-haori-indigo' ? { ...recipe, lined: !recipe.lined } : recipe));
  const before = new Map(jobs.map(({ digest, key }) => [key, digest]));
  const due = listDressedJobs(editorialSpecs, changed, 'final').filter(({ digest, key }) => before.get(key) !== digest);
  expect(due.map(({ recipes }) => recipes.some(({ design }) => design.slug === 'fold-haori-indigo'))).toEqual(due.map(() => true));
  expect(due.length).toBeGreaterThan(2);
});

test('what is worn stands in the order of the picture, each in its colour', () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'dressed-'))}/`;
  const forms = ['spider-knot-scarf-indigo', 'danfo-scarf'].map((slug) => {
    const recipe = wornRecipes.find(({ design }) => design.slug === slug);
    if (!recipe) throw new Error(`no design is called ${slug}`);
    const wanted = drapeOf(recipe, 'proof');
    return { recipe, draped: drapesOf(wanted, folder, () => {}), stand: standFor(wanted) };
  });
  rmSync(folder, { recursive: true });
  const { camera, scene } = dressedShot({ ratio: '16:9', seed: 1 }, studios.paper, forms);
  const [width, height] = [48, 27];
  const { albedo } = traceFrame(scene, camera, width, height, { leastSamples: 1, mostSamples: 1, tolerance: 1, bounceRays: 1 }, 1);
  const middleOf = (is: (red: number, blue: number) => boolean): number => {
    const columns = Array.from({ length: width * height }, (_, pixel) => pixel)
      .filter((pixel) => is(albedo[pixel * 3] ?? 0, albedo[pixel * 3 + 2] ?? 0))
      .map((pixel) => pixel % width);
    return columns.reduce((sum, column) => sum + column, 0) / columns.length;
  };
  expect(middleOf((red, blue) => blue > red * 1.5)).toBeLessThan(width * 0.45);
  expect(middleOf((red, blue) => red > blue * 3)).toBeGreaterThan(width * 0.55);
});
