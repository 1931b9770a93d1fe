import { expect, test } from '@jest/globals';
import { cutOutCases } from '@orime/demo-data';
import { firstPass, loadOpenCv, renderCase, secondPass } from './cut-case.ts';

const studio = cutOutCases.filter(({ options }) => options.behind === 'paper' && options.isHairy !== true);
const hairy = cutOutCases.filter(({ options }) => options.isHairy === true);
const scenes = cutOutCases.filter(({ options }) => options.behind !== 'paper');

test('nine are on paper, others have hairs or stand before walls', () =>
  expect([studio, hairy, scenes].map(({ length }) => length)).toEqual([9, 3, 4]));

/** One of each kind; the full run has all of them. */
const sample = <Case>(cases: readonly Case[]): readonly Case[] => (process.env['TEST_FULL'] === '1' ? cases : cases.slice(0, 1));

test.each([...sample(studio), ...sample(hairy)].map((entry) => [entry.name, entry] as const))(
  'the first pass finds the %s on paper',
  (_, entry) => {
    expect(firstPass(renderCase(entry)).overlap).toBeGreaterThanOrEqual(0.95);
  },
);

test.each(sample(scenes).map((entry) => [entry.name, entry] as const))('the second pass finds the %s', async (_, entry) => {
  const { overlap } = secondPass(await loadOpenCv(), renderCase(entry));
  expect(overlap).toBeGreaterThanOrEqual(0.9);
});
