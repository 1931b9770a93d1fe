import { expect, test } from '@jest/globals';
import { amountOf, refundMinor } from './refund-amount.ts';

const line = { lineId: 'l', name: 'Coat', nameJp: 'コート', size: 'S', quantity: 3, totalMinor: 8_999 };

test('units given back one after the other sum to exactly what was paid', () => {
  const parts = [0, 1, 2].map((refunded) => amountOf({ ...line, refunded, left: 3 - refunded }, 1));
  expect(parts).toEqual([2_999, 3_000, 3_000]);
  expect(amountOf({ ...line, refunded: 0, left: 3 }, 3)).toBe(8_999);
});

test('more than is left is worth nothing, shipping is added once', () => {
  const half = { ...line, refunded: 2, left: 1 };
  expect(amountOf(half, 2)).toBe(0);
  expect(refundMinor([half], { l: 1 }, 1_500)).toBe(4_500);
  expect(refundMinor([half], {}, 0)).toBe(0);
});
