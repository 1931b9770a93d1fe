import { expect, test } from '@jest/globals';
import { cutPhrases, readPhrases, writePhrases } from './phrases.ts';

const TAGLINE = ['作り手から', '届く、', 'インディペンデント・', 'ファッション'];

test('a headline is cut where its entry says', () => {
  const written = [TAGLINE, ['折目と', 'いう名前']].map(writePhrases).join(' ');
  expect(written).toMatch(/^[a-z\d]{4}53a [a-z\d]{4}3$/);
  const lengths = readPhrases(written);
  expect(cutPhrases(TAGLINE.join(''), lengths)).toEqual(TAGLINE);
  expect(cutPhrases('折目という名前', lengths)).toEqual(['折目と', 'いう名前']);
});

test('a text without an entry stays whole', () => {
  expect(cutPhrases('折目という名称', readPhrases(writePhrases(TAGLINE)))).toBeUndefined();
  expect(cutPhrases('', new Map())).toBeUndefined();
});

test('refuses a phrase whose length one character cannot say', () => {
  expect(() => writePhrases(['あ'.repeat(36), 'い'])).toThrow(RangeError);
});
