import { expect, test } from '@jest/globals';
import { isGuessable } from './guessable-password.ts';

const person = { email: 'mori.aya@example.com', name: 'Mori Aya' };

test.each([
  'password12',
  'Password123!',
  'P@ssw0rd123',
  'passwordpassword',
  '1234567890',
  '0987654321',
  '0312345678',
  'aaaaaaaaaa',
  '1212121212',
  '          ',
  'a         b',
  'qwertyuiop',
  'QWERTYUIOP',
  '1q2w3e4r5t',
  'abcdefghij',
  'iloveyou2024',
  'welcome, 2026',
  'sunshine-sunshine!',
  'mori.aya@example.com',
  'mori.aya123',
  'Mori Aya 1',
])('%p is too easy to guess', (password) => {
  expect(isGuessable(password, person)).toBe(true);
});

test.each([
  'a long password',
  'correct horse battery staple',
  'orime-demo-2026',
  'sommerregen im maerz',
  'x7Kq!29vmPz',
  '藍染めのシャツを三枚買う',
  'mori.aya wears linen',
])('%p is not', (password) => {
  expect(isGuessable(password, person)).toBe(false);
});
