import { expect, test } from '@jest/globals';
import { createRowKeys } from './row-keys.ts';

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, index) => from + index);

test('rows that stay keep their elements, and those that come take over what has gone', () => {
  const keysOf = createRowKeys();
  const keys = (rows: readonly number[]): readonly number[] => [...keysOf(rows).values()];
  expect(keys(range(0, 4))).toEqual([1, 2, 3, 4]);
  expect(keys(range(0, 4))).toEqual([1, 2, 3, 4]);
  // A little down: the first two go to the end.
  expect(keys(range(2, 6))).toEqual([3, 4, 1, 2]);
  // Up, where taking them over would move those that stay: new ones.
  expect(keys(range(1, 5))).toEqual([5, 3, 4, 1]);
  // Far away nothing stays, and nothing is new.
  expect(keys(range(100, 104))).toEqual([5, 3, 4, 1]);
});

test('the row with the focus keeps its element while others pass by', () => {
  const keysOf = createRowKeys();
  const of = keysOf([2, 50, 51, 52]).get(2);
  for (const rows of [[2, 80, 81, 82], [0, 1, 2, 3], [2, 9_000, 9_001], range(2, 40)]) {
    const keys = keysOf(rows);
    expect(keys.get(2)).toBe(of);
    expect(new Set(keys.values()).size).toBe(rows.length);
  }
});
