import { expect, test } from '@jest/globals';
import { wholeSentences } from './whole-sentences.ts';

const start = 'Soap refuses to leave the water of Cervora. It costs 4.5 pounds, and ';
const cut = `${start}${'wool '.repeat(40)}`.slice(0, 160);

test('of a summary that was cut the whole sentences remain', () => {
  expect(wholeSentences(cut)).toBe('Soap refuses to leave the water of Cervora.');
  const jp = `「織る。」と言う。そして${'布'.repeat(80)}`.slice(0, 80);
  expect(wholeSentences(jp)).toBe('「織る。」と言う。');
});

test('without a whole sentence its whole words remain', () => {
  expect(wholeSentences(cut.slice(44).padEnd(160, ' loom'))).toMatch(/^It costs 4\.5 pounds, and wool .*…$/);
  expect(wholeSentences('布'.repeat(80))).toBe(`${'布'.repeat(80)}…`);
});

test('a summary that was not cut stays as it is', () => {
  expect(wholeSentences('Forty seats and a loom')).toBe('Forty seats and a loom');
  expect(wholeSentences('')).toBe('');
});
