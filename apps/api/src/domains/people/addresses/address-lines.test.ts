import { expect, test } from '@jest/globals';
import { addressLines } from './address-lines.ts';

test.each([
  [
    'JP',
    { line1: '谷中2-0-14', line2: 'ヤナカ荘 201', city: '台東区', region: '東京都', postal: '〒110-0001', country: 'JP' },
    ['〒110-0001', '東京都台東区谷中2-0-14', 'ヤナカ荘 201', 'Ada'],
  ],
  [
    'US',
    { line1: '1 Main St', city: 'Portland', region: 'OR', postal: '97201', country: 'US' },
    ['Ada', '1 Main St', 'Portland, OR 97201', 'US'],
  ],
  ['IT', { line1: 'Via Roma 1', city: 'Biella', region: '', postal: '13900', country: 'IT' }, ['Ada', 'Via Roma 1', '13900 Biella', 'IT']],
])('an address of %s is written as there, with the name in its place', (_, address, lines) => {
  expect(addressLines(address, 'Ada')).toEqual(lines);
  expect(addressLines(address)).toEqual(lines.filter((line) => line !== 'Ada'));
});
