import { expect, test } from '@jest/globals';
import { COUNTRIES, isCountryCode } from './countries.ts';

test('every code has a name in both languages, and none stands twice', () => {
  const [english, japanese] = ['en', 'ja'].map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }));
  expect(COUNTRIES.filter((code) => english?.of(code) === undefined || japanese?.of(code) === undefined)).toEqual([]);
  expect(new Set(COUNTRIES).size).toBe(250);
});

test.each(['JP', 'GB', 'XK'])('%s is a country', (code) => expect(isCountryCode(code)).toBe(true));
test.each(['EU', 'UN', 'ZZ', 'UK', 'SU', 'jp', ''])('%p is none', (code) => expect(isCountryCode(code)).toBe(false));
