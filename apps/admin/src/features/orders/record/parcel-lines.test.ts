import { expect, test } from '@jest/globals';
import { sampleOrderLine } from '@orime/testing/samples';
import { linesOf, unitsLeft } from './parcel-lines.tsx';

test('a parcel names its lines only where something stays behind', () => {
  const lines = [
    sampleOrderLine({ id: 'one', quantity: 3, fulfilledQuantity: 1 }),
    sampleOrderLine({ id: 'two', quantity: 1, fulfilledQuantity: 0 }),
    sampleOrderLine({ id: 'gone', quantity: 2, fulfilledQuantity: 2 }),
  ];
  const left = unitsLeft({ lines });
  expect(left).toEqual({ one: 2, two: 1 });
  expect(linesOf(left, left)).toBeUndefined();
  expect(linesOf({ one: 1, two: 0 }, left)).toEqual([{ lineId: 'one', quantity: 1 }]);
  expect(linesOf({ one: 0, two: 0 }, left)).toEqual([]);
});
