import { expect, test } from '@jest/globals';
import { countryCode, countryName } from './country-code.ts';

test.each([
  ['jp', 'JP'],
  ['Japan', 'JP'],
  ['south-korea', 'KR'],
  ['Côte d’Ivoire', 'CI'],
  ['ng', 'NG'],
])('%s is %s', (value, code) => {
  expect(countryCode(value)).toBe(code);
});

test.each(['ZZ', 'EU', 'UN', 'SU', 'UK', 'XX', 'atlantis', '', '日本', 'j'])('%p is no country', (value) => {
  expect(countryCode(value)).toBeUndefined();
});

test('a country has a name in both languages', () => {
  expect(countryName('GE')).toEqual({ en: 'Georgia', jp: 'ジョージア' });
  expect(countryName('??')).toEqual({ en: '??', jp: '??' });
});
