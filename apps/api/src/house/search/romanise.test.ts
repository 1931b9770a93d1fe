import { expect, test } from '@jest/globals';
import { romanise } from './romanise.ts';

test.each([
  ['いとう', ['itou', 'ito']],
  ['おおの', ['oono', 'ono']],
  ['いのうえ', ['inoue', 'inoe']],
  ['ゆうこ', ['yuuko', 'yuko']],
  ['しょうじ', ['shouji', 'shoji']],
  ['きょうこ', ['kyouko', 'kyoko']],
  ['はっとり', ['hattori']],
  ['いっちゃん', ['itchan']],
  ['つじ', ['tsuji']],
  ['コート', []],
  ['伊藤', []],
  ['', []],
])('%s is written %j', (reading, spellings) => {
  expect(romanise(reading)).toEqual(spellings);
});
