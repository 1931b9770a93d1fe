import { describe, expect, test } from '@jest/globals';
import type { DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import { words } from '../words.fixture.ts';
import { matchLists } from './match-lists.ts';
import { mergeLists } from './merge-lists.ts';
import { mergeWords, questionsOf } from './merge-words.ts';

const merge = (base: string, mine: string, theirs: string) =>
  mergeLists({ base: [...base], mine: [...mine], theirs: [...theirs] }, Object.is).map((chunk) =>
    chunk.kind === 'settled' ? chunk.items.join('') : `{${chunk.mine.join('')}|${chunk.theirs.join('')}}`,
  );

test('the longest common part of two lists is found', () => {
  expect(matchLists([...'abcdef'], [...'xbcyef'], Object.is)).toEqual([
    [1, 1],
    [2, 2],
    [4, 4],
    [5, 5],
  ]);
  expect(matchLists([], [...'a'], Object.is)).toEqual([]);
});

describe('two lists made from one', () => {
  test.each([
    ['abc', 'abc', 'abc', ['abc']],
    ['abc', 'abXc', 'abc', ['abXc']],
    ['abc', 'abc', 'Yabc', ['Yabc']],
    ['abc', 'abcX', 'Yabc', ['YabcX']],
    ['abc', 'ac', 'abcd', ['acd']],
    ['abc', 'aXc', 'aYc', ['a', '{X|Y}', 'c']],
    ['abc', 'aXc', 'aXc', ['aXc']],
    ['abcd', 'aXcd', 'abYd', ['aXYd']],
    ['abc', 'aX', 'aYc', ['a', '{X|Yc}']],
    ['', 'X', 'Y', ['{X|Y}']],
    ['abc', 'cab', 'abXc', ['cab', '{|Xc}']],
  ])('%s as %s and as %s is %p', (base, mine, theirs, merged) => expect(merge(base, mine, theirs)).toEqual(merged));

  test('lose nothing that either side wrote', () => {
    const letters = 'abcdefgh';
    for (let seed = 1; seed < 400; seed += 1) {
      let state = seed;
      const random = (below: number): number => (state = (state * 1103515245 + 12345) % 2147483648) % below;
      const edit = (own: string): string =>
        [...letters].map((letter) => ({ 0: '', 1: letter + own, 2: own })[random(9)] ?? letter).join('');
      const [mine, theirs] = [edit('M'), edit('T')];
      const all = merge(letters, mine, theirs).join('');
      expect(all.split('M').length).toBeGreaterThanOrEqual(mine.split('M').length);
      expect(all.split('T').length).toBeGreaterThanOrEqual(theirs.split('T').length);
    }
  });
});

describe('two versions of a story', () => {
  const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });
  const base = words({ body: { en: ['One', 'Two', 'Three'].map(paragraph), jp: [] } });
  const mine = { ...base, title: { en: 'Mine', jp: base.title.jp }, body: { en: ['One', 'Two of mine', 'Three'].map(paragraph), jp: [] } };
  const theirs = {
    ...base,
    title: { en: 'Theirs', jp: '題' },
    tags: ['silk'],
    body: { en: ['One', 'Two of theirs', 'Three', 'Four'].map(paragraph), jp: [paragraph('一')] },
  };

  test('ask only about what both changed', () => {
    expect(questionsOf({ base, mine, theirs })).toMatchObject([
      { id: 'title.en', kind: 'field', mine: 'Mine', theirs: 'Theirs' },
      { kind: 'blocks', language: 'en', mine: [{ text: 'Two of mine' }], theirs: [{ text: 'Two of theirs' }] },
    ]);
    expect(questionsOf({ base, mine, theirs: { ...base, tags: ['silk'] } })).toEqual([]);
  });

  test('become one as it was decided, with the rest of both', () => {
    const blocks = questionsOf({ base, mine, theirs }).at(-1)?.id ?? '';
    const rest = { tags: ['silk'], slug: base.slug };
    const texts = (choices: Parameters<typeof mergeWords>[1]) =>
      mergeWords({ base, mine, theirs }, choices).body.en.map((block) => ('text' in block ? block.text : ''));
    expect(mergeWords({ base, mine, theirs })).toMatchObject({ ...rest, title: { en: 'Mine', jp: '題' }, body: { jp: [{ text: '一' }] } });
    expect(mergeWords({ base, mine, theirs }, { 'title.en': 'theirs' }).title.en).toBe('Theirs');
    expect(texts({})).toEqual(['One', 'Two of mine', 'Three', 'Four']);
    expect(texts({ [blocks]: 'theirs' })).toEqual(['One', 'Two of theirs', 'Three', 'Four']);
    expect(texts({ [blocks]: 'both' })).toEqual(['One', 'Two of theirs', 'Two of mine', 'Three', 'Four']);
  });
});
