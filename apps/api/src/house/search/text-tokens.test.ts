import { describe, expect, test } from '@jest/globals';
import { deletionsOf, editDistance } from './edit-distance.ts';
import { withSynonyms } from './synonyms.ts';
import { dictionaryWords, foldKana, indexTokens, normaliseText, queryWords, stem, wordTokens } from './text-tokens.ts';

describe('one spelling for many', () => {
  test.each([
    ['ｼﾙｸ', 'シルク'],
    ['ＳＩＬＫ', 'silk'],
    ['Crêpe', 'crepe'],
    ['ﾄﾞﾚｽ', 'ドレス'],
    ['Łódź', 'łodz'],
  ])('%s is %s', (text, normal) => {
    expect(normaliseText(text)).toBe(normal);
  });

  test('katakana and hiragana are one, long vowels stay', () => {
    expect(foldKana('シルクのコート')).toBe('しるくのこーと');
  });

  test.each([
    ['shirts', 'shirt'],
    ['dresses', 'dress'],
    ['dress', 'dress'],
    ['bodies', 'body'],
    ['bus', 'bus'],
    ['trousers', 'trouser'],
  ])('%s is stored as %s', (word, stored) => {
    expect(stem(word)).toBe(stored);
  });
});

describe('what a text is found by', () => {
  test('stems, kanji, and pairs of Japanese characters', () => {
    expect([...indexTokens('折目のCoats 絹')]).toEqual(['折', '折目', '目', '目の', 'coat', '絹']);
  });

  test('every token of a query word is in the index of a text that has the word', () => {
    const tokens = indexTokens('シルクサテンのスリップドレス。Bias-cut silk.');
    for (const word of ['しるく', 'さてん', 'どれす']) for (const token of wordTokens(word)) expect(tokens).toContain(token);
  });

  test('words to correct to', () => {
    expect([...dictionaryWords('シルクのCoats in 2026')].toSorted()).toEqual(['coat', 'しるく']);
  });
});

describe('what somebody typed', () => {
  test.each([
    ['Silk  dresses', ['silk', 'dress']],
    ['シルクシャツ', ['しるく', 'しゃつ']],
    ['絹のシャツ', ['絹', 'しゃつ']],
    ['てらっし', ['てらっし']],
    ['T-shirt', ['t', 'shirt']],
    ['!?', []],
  ])('%s', (text, words) => {
    expect(queryWords(text).map((word) => word.text)).toEqual(words);
  });

  test('synonyms cross the languages', () => {
    for (const word of ['silk', '絹', 'しるく']) expect(withSynonyms(word)).toEqual(['silk', '絹', 'しるく']);
    expect(withSynonyms('lantern')).toEqual(['lantern']);
  });
});

describe('typing errors', () => {
  test.each([
    ['slik', 'silk', 1],
    ['silk', 'silk', 0],
    ['linnen', 'linen', 1],
    ['coat', 'boat', 1],
    ['denim', 'coat', 5],
    ['', 'abc', 3],
  ])('%s and %s are %i apart', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });

  test('words one edit apart share a deletion', () => {
    for (const [one, other] of [
      ['slik', 'silk'],
      ['linnen', 'linen'],
      ['caot', 'coat'],
      ['しるく', 'しろく'],
    ] as const) {
      expect(deletionsOf(one).some((entry) => deletionsOf(other).includes(entry))).toBe(true);
    }
  });
});
