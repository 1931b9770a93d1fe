import { expect, test } from '@jest/globals';
import { sampleOrderLine } from '@orime/testing/samples';
import { readParcel, wholeParcel } from './parcel-lines.ts';

const lines = [
  sampleOrderLine({ id: 'a', quantity: 3, fulfilledQuantity: 1 }),
  sampleOrderLine({ id: 'b', quantity: 1, fulfilledQuantity: 0 }),
  sampleOrderLine({ id: 'c', quantity: 2, fulfilledQuantity: 2 }),
];

test('a parcel holds everything that has not left, or the lines that were packed', () => {
  expect(wholeParcel(lines)).toEqual({ a: 2, b: 1 });
  expect(readParcel(lines, wholeParcel(lines))).toEqual({ kind: 'all' });
  expect(readParcel(lines, { a: 1, b: 0 })).toEqual({ kind: 'part', lines: [{ lineId: 'a', quantity: 1 }] });
});

test.each([
  [{ a: 3, b: 1 }, ['a']],
  [{ a: -1, b: 1 }, ['a']],
  [{ a: null, b: 1 }, ['a']],
  [{ a: 0, b: 0 }, ['a', 'b']],
])('a parcel of %j is wrong', (units, ids) => {
  expect(readParcel(lines, units)).toEqual({ kind: 'wrong', ids });
});
