import { expect, test } from '@jest/globals';
import { preferredEncoding } from './preferred-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip;q=1, br;q=0.2', 'gzip'],
  ['identity;q=1, br;q=0.5', undefined],
  ['deflate', undefined],
  ['br;q=0.000, gzip;q=0.001', 'gzip'],
  ['*;q=0', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j the encoding is %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
