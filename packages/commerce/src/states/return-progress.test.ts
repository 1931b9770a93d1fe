import { expect, test } from '@jest/globals';
import { returnProgress } from './return-progress.ts';

const words = (steps: ReturnType<typeof returnProgress>) => steps.map(({ status, state }) => `${status} ${state}`);
const events = (...statuses: Parameters<typeof returnProgress>[0][]) =>
  statuses.map((status, day) => ({ status, at: `2026-11-0${String(day + 1)}T00:00:00.000Z` }));

test('a return under way shows what is done, where it stands and what is to come', () => {
  const steps = returnProgress('approved', events('requested', 'approved'));
  expect(words(steps)).toEqual([
    'requested done',
    'approved current',
    'in_transit upcoming',
    'received upcoming',
    'inspected upcoming',
    'refunded upcoming',
  ]);
  expect(steps.map(({ at }) => at?.slice(8, 10))).toEqual(['01', '02', undefined, undefined, undefined, undefined]);
});

test('a parcel that nobody announced has no step of its own', () => {
  expect(words(returnProgress('received', events('requested', 'approved', 'received')))).toEqual([
    'requested done',
    'approved done',
    'received current',
    'inspected upcoming',
    'refunded upcoming',
  ]);
});

test('a return that ended has nothing to come', () => {
  expect(words(returnProgress('refunded', [])).at(-1)).toBe('refunded done');
  expect(words(returnProgress('declined', events('requested', 'declined')))).toEqual(['requested done', 'declined failed']);
  expect(words(returnProgress('cancelled', events('requested', 'approved', 'cancelled')))).toEqual([
    'requested done',
    'approved done',
    'cancelled failed',
  ]);
  expect(words(returnProgress('rejected', [])).slice(-2)).toEqual(['inspected done', 'rejected failed']);
});
