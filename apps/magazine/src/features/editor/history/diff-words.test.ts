import { expect, test } from '@jest/globals';
import { diffWords } from './diff-words.ts';

const shown = (before: string, after: string, language: 'en' | 'jp') =>
  diffWords(before, after, language)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

test.each([
  ['The vat is alive.', 'The old vat is alive.', 'en', 'The +old +vat is alive.'],
  ['The vat is alive.', 'The vat was warm.', 'en', 'The vat -is--alive-'],
  ['甕は生きている。', '甕は眠っている。', 'jp', '甕は'],
  ['', 'New', 'en', '+New+'],
  ['Gone', '', 'en', '-Gone-'],
  ['Same', 'Same', 'en', 'Same'],
] as const)('%s → %s', (before, after, language, start) => {
  const changes = diffWords(before, after, language);
  expect(
    changes
      .filter(({ kind }) => kind !== 'added')
      .map(({ text }) => text)
      .join(''),
  ).toBe(before);
  expect(
    changes
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe(after);
  if (start.includes('--')) expect(changes.length).toBeGreaterThan(2);
  else expect(shown(before, after, language).startsWith(start)).toBe(true);
});

test('texts too long to compare word by word are shown whole', () => {
  const [before, after] = ['a '.repeat(2000), 'b '.repeat(2000)];
  expect(diffWords(before, after, 'en').map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
