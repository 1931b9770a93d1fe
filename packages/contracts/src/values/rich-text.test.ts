import { expect, test } from '@jest/globals';
import { plainTextOf, richTextOf, runsOf } from './rich-text.ts';

test('a text has one way to be written', () => {
  expect(richTextOf([{ text: 'No ' }, { text: '' }, { text: 'marks', bold: false }])).toBe('No marks');
  expect(
    richTextOf([
      { text: 'a', bold: true },
      { text: 'b', bold: true, italic: false },
      { text: 'c', href: '/x' },
      { text: 'd', href: '/y' },
    ]),
  ).toEqual([
    { text: 'ab', bold: true },
    { text: 'c', href: '/x' },
    { text: 'd', href: '/y' },
  ]);
  expect(richTextOf([])).toBe('');
});

test('words are read without their marks', () => {
  expect(plainTextOf([{ text: 'The ' }, { text: 'vat', italic: true }])).toBe('The vat');
  expect([runsOf(''), runsOf('The vat')]).toEqual([[], [{ text: 'The vat' }]]);
});
