import { expect, test } from '@jest/globals';
import { prefectureOf } from './prefectures.ts';

test.each([
  ['770-0911', '徳島県'],
  ['１５０ー０００１', '東京都'],
  ['0600001', '北海道'],
  ['9800811', '宮城県'],
  ['15000', undefined],
  ['', undefined],
])('%s lies in %s', (postal, prefecture) => {
  expect(prefectureOf(postal)).toBe(prefecture);
});
