import { expect, test } from '@jest/globals';
import { PageCache } from './page-cache.ts';

const page = (html: string) => ({ html, styles: [], rendered: [], countries: {}, failed: [] });

test('a cache over its size lets go what was not used for longest', () => {
  const cache = new PageCache(10);
  cache.keep('a', page('aaaa'));
  cache.keep('b', page('bbbb'));
  expect(cache.find('a')?.html).toBe('aaaa');
  cache.keep('c', page('cccc'));
  expect(['a', 'b', 'c'].filter((key) => cache.find(key) !== undefined)).toEqual(['a', 'c']);
});

test('what has a life is not answered after it', () => {
  const cache = new PageCache(100);
  cache.keep('a', page('a'), 0);
  expect(cache.find('a')).toBeUndefined();
});
