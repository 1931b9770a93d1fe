import { expect, test } from '@jest/globals';
import { FAULTS } from './faults.ts';
import { isGood, tally } from './run-chaos.ts';

const good = {
  remote: 'magazine',
  version: '1.0.0+a',
  fault: 'answers 500',
  language: 'en',
  own: true,
  cart: true,
  foreignGood: 2,
  foreignAll: 2,
  retry: true,
  reported: true,
  uncaught: [],
  seconds: 3,
  visits: 1,
} as const;

test('there are twelve faults, each under a name of its own', () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(12);
});

test.each([
  ['a page that says nothing', { own: false }],
  ['a cart that does not open', { cart: false }],
  ['a broken page of another remote', { foreignGood: 1 }],
  ['a page that does not come back', { retry: false }],
  ['a fault that nobody hears of', { reported: false }],
  ['an error that nobody catches', { uncaught: ['broken'] }],
])('%s is harm', (_, harm) => {
  expect(isGood(good)).toBe(true);
  expect(isGood({ ...good, ...harm })).toBe(false);
});

test('counts by fault and in all, and tells what was looked at twice', () => {
  const results = [
    good,
    { ...good, remote: 'admin', own: false, retry: false, foreignGood: 1, visits: 2 as const },
    { ...good, fault: 'is slow' },
  ];
  const counts = { cart: 2, reported: 2, uncaught: 0 };
  expect(tally(results)).toEqual([
    { fault: 'answers 500', cases: 2, own: 1, foreign: '3 of 4', retry: 1, again: 1, ...counts },
    { fault: 'is slow', cases: 1, own: 1, foreign: '2 of 2', retry: 1, again: 0, ...counts, cart: 1, reported: 1 },
    { fault: 'all', cases: 3, own: 2, foreign: '5 of 6', retry: 2, again: 1, ...counts, cart: 3, reported: 3 },
  ]);
});
