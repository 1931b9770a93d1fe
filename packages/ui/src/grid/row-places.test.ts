import { expect, test } from '@jest/globals';
import { createRowPlaces, isAscending } from './row-places.ts';

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, index) => from + index);

test('rows that stay keep their elements, and those that come take over what has gone', () => {
  const placesOf = createRowPlaces();
  const keys = (rows: readonly number[]): readonly number[] => placesOf(rows, false).map(({ key }) => key);
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
  const placesOf = createRowPlaces();
  const keyOf2 = (rows: readonly number[]): number | undefined => placesOf(rows, false).find(({ index }) => index === 2)?.key;
  const of = keyOf2([2, 50, 51, 52]);
  for (const rows of [[2, 80, 81, 82], [0, 1, 2, 3], [2, 9_000, 9_001], range(2, 40)]) {
    expect(keyOf2(rows)).toBe(of);
    expect(new Set(placesOf(rows, false).map(({ key }) => key)).size).toBe(rows.length);
  }
});

test('while it scrolls no element is moved and none is made; afterwards they stand in the order of the rows', () => {
  const placesOf = createRowPlaces();
  const order = placesOf(range(0, 6), false).map(({ key }) => key);
  for (const rows of [range(2, 8), range(5, 11), range(3, 9), range(400, 406), range(0, 6)]) {
    const places = placesOf(rows, true);
    expect(places.map(({ key }) => key)).toEqual(order);
    expect(places.map(({ index }) => index).toSorted((one, other) => one - other)).toEqual(rows);
    expect(placesOf(rows, true)).toEqual(places);
  }
  const scrolled = placesOf(range(4, 10), true);
  expect(isAscending(scrolled)).toBe(false);
  const settled = placesOf(range(4, 10), false);
  expect(settled.map(({ index }) => index)).toEqual(range(4, 10));
  expect(new Map(settled.map(({ index, key }) => [index, key]))).toEqual(new Map(scrolled.map(({ index, key }) => [index, key])));
});

test('more rows than before are added at the end, fewer are left out', () => {
  const placesOf = createRowPlaces();
  placesOf(range(0, 3), false);
  expect(placesOf(range(1, 6), true).map(({ index, key }) => `${index}:${key}`)).toEqual(['3:1', '1:2', '2:3', '4:4', '5:5']);
  expect(placesOf(range(4, 6), true).map(({ index, key }) => `${index}:${key}`)).toEqual(['4:4', '5:5']);
});
