import { expect, test } from '@jest/globals';
import { costPerPiece, marginOf } from './margin.ts';

const none = { rateBp: 0, included: false };

test.each([
  // $320 without tax, 15 % commission, a run of 40 for $4,800.
  [{ priceMinor: 32_000, costMinor: 480_000, units: 40, commissionBp: 1_500, tax: none }, [12_000, 0, 4_800, 15_200], 0.475],
  // ¥33,000 with 10 % tax in it: 30,000 without.
  [
    { priceMinor: 33_000, costMinor: 300_000, units: 30, commissionBp: 2_000, tax: { rateBp: 1_000, included: true } },
    [10_000, 3_000, 6_000, 14_000],
    14 / 30,
  ],
  // A tax that comes on top is not the seller's.
  [{ priceMinor: 10_000, costMinor: 100, units: 1, commissionBp: 0, tax: { rateBp: 2_000, included: false } }, [100, 0, 0, 9_900], 0.99],
  // Made for more than it brings.
  [{ priceMinor: 1_000, costMinor: 1_100, units: 1, commissionBp: 1_000, tax: none }, [1_100, 0, 100, -200], -0.2],
  [{ priceMinor: 0, costMinor: 0, units: 3, commissionBp: 1_000, tax: none }, [0, 0, 0, 0], 0],
])('what is left of a piece: %j', (input, [costMinor, taxMinor, commissionMinor, marginMinor], share) => {
  const margin = marginOf(input);
  expect(margin).toMatchObject({ costMinor, taxMinor, commissionMinor, marginMinor });
  expect(margin.share).toBeCloseTo(share, 10);
});

test('a run of no pieces has no cost per piece', () => {
  expect(costPerPiece(1_000, 3)).toBe(333);
  expect(() => costPerPiece(1_000, 0)).toThrow(RangeError);
});
