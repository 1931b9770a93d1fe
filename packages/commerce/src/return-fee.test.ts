import { expect, test } from '@jest/globals';
import { returnFeeMinor } from './return-fee.ts';

test.each([
  [['too_small', 'other'], 20_000, 1_500],
  [['too_small', 'damaged'], 20_000, 0],
  [['not_as_described'], 20_000, 0],
  [['changed_mind'], 900, 899],
  [['changed_mind'], 0, 0],
])('for %j of goods worth %i the fee of 1,500 is %i', (reasons, goodsMinor, fee) => {
  expect(returnFeeMinor(reasons, 1_500, goodsMinor)).toBe(fee);
});
