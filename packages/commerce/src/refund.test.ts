import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lineRefundMinor } from './refund.ts';

test.each([
  ['the whole', 10_000, 3, 0, 3, 10_000],
  ['one of three', 10_000, 3, 0, 1, 3_333],
  ['the second of three', 10_000, 3, 1, 1, 3_333],
  ['the last of three, with the unit that was left', 10_000, 3, 2, 1, 3_334],
  ['of nothing', 0, 2, 0, 1, 0],
])('%s', (_, totalMinor, quantity, before, units, expected) => {
  expect(lineRefundMinor({ totalMinor, quantity }, before, units)).toBe(expected);
});

test('parts in any order come to exactly the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.integer({ min: 1, max: 40 })),
      (totalMinor, quantity, cuts) => {
        const ends = [...new Set([...cuts.filter((cut) => cut < quantity), quantity])].sort((a, b) => a - b);
        const parts = ends.map((end, index) =>
          lineRefundMinor({ totalMinor, quantity }, ends[index - 1] ?? 0, end - (ends[index - 1] ?? 0)),
        );
        expect(parts.every((part) => part >= 0)).toBe(true);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(totalMinor);
      },
    ),
  );
});

test('more than was sold is refused', () => {
  expect(() => lineRefundMinor({ totalMinor: 100, quantity: 2 }, 1, 2)).toThrow(RangeError);
});
