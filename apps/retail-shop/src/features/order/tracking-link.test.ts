import { expect, test } from '@jest/globals';
import { trackingLink } from './tracking-link.ts';

test('leads to the page of the parcel at carriers that are known', () => {
  expect(trackingLink('DHL Express', '12 34')).toBe('https://www.dhl.com/global-en/home/tracking.html?tracking-id=1234');
  expect(trackingLink('ヤマト運輸', '4567')).toMatch(/kuronekoyamato.*id=4567$/);
  expect(trackingLink('UPS', 'a&b')).toMatch(/tracknum=a%26b$/);
});

test('is missing for other carriers and without a number', () => {
  expect(trackingLink('Upsilon', '1')).toBeUndefined();
  expect(trackingLink('By hand', '1')).toBeUndefined();
  expect(trackingLink('UPS', ' ')).toBeUndefined();
});
