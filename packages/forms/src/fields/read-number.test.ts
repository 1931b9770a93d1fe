import { expect, test } from '@jest/globals';
import { readMinor, readNumber } from './read-number.ts';

test.each([
  ['1200', 2, 120000],
  ['12,345.6', 2, 1234560],
  ['１２，３４５', 0, 12345],
  ['¥15,000', 0, 15000],
  ['12,50', 2, 1250],
  ['1,250', 2, 125000],
  ['0.07', 2, 7],
  ['1.1', 2, 110],
  ['-3', 0, -3],
  ['', 2, null],
  ['12.345', 2, null],
  ['12.5', 0, null],
  ['1,2,3', 0, null],
  ['twelve', 0, null],
  ['99999999999999999', 2, null],
])('%s with %i decimals is %s minor units', (text, decimals, minor) => expect(readMinor(text, decimals)).toBe(minor));

test('a number is read without passing through text again', () => {
  expect(readNumber('12.5', 1)).toBe(12.5);
  expect(readNumber('2.5cm', 1)).toBeNull();
});
