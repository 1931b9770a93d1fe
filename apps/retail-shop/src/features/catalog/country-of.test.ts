import { expect, test } from '@jest/globals';
import { countryOf } from './country-of.ts';

test.each([
  ['JP', 'JP'],
  ['jp', 'JP'],
  ['japan', 'JP'],
  ['south-korea', 'KR'],
  ['turkiye', 'TR'],
  ['atlantis', undefined],
  ['xx', undefined],
  ['', undefined],
])('%s is %s', (value, code) => {
  expect(countryOf(value)).toBe(code);
});
