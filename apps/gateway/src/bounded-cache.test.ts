import { expect, test } from '@jest/globals';
import { BoundedCache } from './bounded-cache.ts';

test('a cache over its size lets go what was not used for longest', () => {
  const cache = new BoundedCache<string>(10);
  cache.keep('a', 'A', 4);
  cache.keep('b', 'B', 4);
  expect(cache.find('a')).toBe('A');
  cache.keep('c', 'C', 4);
  expect(['a', 'b', 'c'].filter((key) => cache.find(key) !== undefined)).toEqual(['a', 'c']);
});

test('what has a life is not answered after it', () => {
  const cache = new BoundedCache<string>(100);
  cache.keep('a', 'A', 1, 0);
  expect(cache.find('a')).toBeUndefined();
});
