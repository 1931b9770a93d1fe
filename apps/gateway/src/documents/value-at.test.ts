import { expect, test } from '@jest/globals';
import { valueAt } from './value-at.ts';

test('a path leads through lists and objects, and ends where there is nothing', () => {
  const data = { design: { images: [{ id: 'front' }] } };
  expect(valueAt(data, 'design.images.0.id')).toBe('front');
  expect(valueAt(data, 'design.images.1.id')).toBeUndefined();
  expect(valueAt(data, 'story.cover')).toBeUndefined();
});

test('in a list the first item without a flag is found, or the first of all', () => {
  const list = (...soldOut: readonly boolean[]) => ({ items: soldOut.map((gone, id) => ({ id, soldOut: gone })) });
  expect(valueAt(list(true, false, false), 'items.!soldOut.id')).toBe(1);
  expect(valueAt(list(true, true), 'items.!soldOut.id')).toBe(0);
  expect(valueAt(list(), 'items.!soldOut.id')).toBeUndefined();
});
