import { expect, test } from '@jest/globals';
import { cutOutCases } from '@orime/demo-data';
import { firstPass, loadOpenCv, renderCase, secondPass } from './cut-case.ts';

const studio = cutOutCases.filter(({ options }) => options.behind === 'paper');
const scenes = cutOutCases.filter(({ options }) => options.behind !== 'paper');

test('there are nine pictures', () => expect([studio.length, scenes.length]).toEqual([6, 3]));

test.each(studio.map((entry) => [entry.name, entry] as const))('the first pass finds the %s on paper', (_, entry) => {
  expect(firstPass(renderCase(entry)).overlap).toBeGreaterThanOrEqual(0.95);
});

test.each(scenes.map((entry) => [entry.name, entry] as const))('the second pass finds the %s', async (_, entry) => {
  const { overlap } = secondPass(await loadOpenCv(), renderCase(entry));
  expect(overlap).toBeGreaterThanOrEqual(0.9);
});
