import { expect, test } from '@jest/globals';
import { readChosen } from './chosen-receivers.ts';
import { audienceOf, emptyLetter, problemsOf, unknownVariables } from './composer/letter-draft.ts';
import type { LetterDraft } from './composer/letter-draft.ts';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const letter = (changed: Partial<LetterDraft>): LetterDraft => ({ ...emptyLetter(undefined), ...changed });
const fieldsOf = (draft: LetterDraft): readonly string[] => problemsOf(draft, NOW).map(({ field }) => field);

test('a letter has a subject and a text in one language at least, never half of one', () => {
  expect(fieldsOf(letter({}))).toEqual(['subject.en']);
  expect(fieldsOf(letter({ subject: { en: '', jp: '秋' }, body: { en: '', jp: ' \n' } }))).toEqual(['body.jp']);
  expect(fieldsOf(letter({ subject: { en: 'Autumn', jp: '' }, body: { en: 'Dear {{name}}', jp: '' } }))).toEqual([]);
  expect(fieldsOf(letter({ subject: { en: 'Autumn', jp: '' }, body: { en: '{{first}}', jp: '' } }))).toEqual(['body.en']);
});

test('a time must be given and still to come', () => {
  const words = { subject: { en: 'a', jp: '' }, body: { en: 'b', jp: '' }, when: 'later' as const };
  expect(fieldsOf(letter({ ...words, at: '' }))).toEqual(['at']);
  expect(fieldsOf(letter({ ...words, at: '2026-01-01T00:00' }))).toEqual(['at']);
  expect(fieldsOf(letter({ ...words, at: '2027-01-01T00:00' }))).toEqual([]);
});

test('only the name is filled in', () => {
  expect(unknownVariables('{{name}} {{ name }} {{price}} {{}}')).toEqual(['price', '']);
});

test('an audience holds what its list knows', () => {
  expect(audienceOf(letter({ country: 'JP', status: 'approved', language: 'jp' }))).toEqual({ list: 'newsletter', language: 'jp' });
  expect(audienceOf(letter({ list: 'designers', country: 'JP', status: 'verified', userIds: ['usr_1'] }))).toEqual({
    list: 'designers',
    country: 'JP',
    userIds: ['usr_1'],
  });
});

test('receivers are read from another page only in their shape', () => {
  expect(readChosen({ list: 'designers', userIds: ['usr_1', 2] })).toEqual({ list: 'designers', userIds: ['usr_1'] });
  for (const state of [null, {}, { list: 'buyers', userIds: ['usr_1'] }, { list: 'designers', userIds: [] }])
    expect(readChosen(state)).toBeUndefined();
});
