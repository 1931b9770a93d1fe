import { expect, test } from '@jest/globals';
import type { DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import { words } from '../words.fixture.ts';
import { completeness, countWords, problemsOf, readingMinutes } from './measure.ts';

const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });

test('English is counted in words, Japanese in characters', () => {
  const body: DraftBlock[] = [{ type: 'paragraph', text: [{ text: 'The vat ' }, { text: 'breathes.', bold: true }] }, { type: 'divider' }];
  expect(countWords(body, 'en')).toBe(3);
  expect(countWords([paragraph('藍甕は 生きている。')], 'jp')).toBe(9);
  expect(readingMinutes([paragraph('word '.repeat(660))], 'en')).toBe(3);
  expect(readingMinutes([], 'jp')).toBe(1);
});

test('a language is complete with title, introduction, text and what the cover shows', () => {
  expect(completeness(words(), 'jp')).toEqual({ title: true, dek: false, body: true, coverAlt: true });
  expect(completeness(words({ coverFileId: 'fil_1', coverAlt: { en: 'A vat', jp: ' ' } }), 'jp').coverAlt).toBe(false);
});

test('what the server would refuse is told with its place', () => {
  const body: DraftBlock[] = [paragraph('x'.repeat(5000)), { type: 'quote', text: 'y'.repeat(1001) }, { type: 'image', fileId: 'fil_1' }];
  expect(problemsOf(body)).toEqual([
    { kind: 'too-long', place: 2, length: 1001, limit: 1000 },
    { kind: 'no-alt', place: 3 },
  ]);
  expect(problemsOf(Array.from({ length: 301 }, () => paragraph('x')))).toEqual([{ kind: 'too-many', count: 301 }]);
});
