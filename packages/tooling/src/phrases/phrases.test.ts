import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cutPhrases, readPhrases } from '@orime/contracts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPhrases, findPhrases, phrasesIn } from './find-phrases.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'phrases-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}

const locale = (texts: object) => `${JSON.stringify(texts, null, 2)}\n`;
const readLocale = (): Record<string, string> => JSON.parse(readFileSync(join(root, 'apps/shell/src/locales/jp.json'), 'utf8'));

test.each([
  ['作り手から届く、インディペンデント・ファッション', '作り手から|届く、|インディペンデント・|ファッション'],
  ['あなたの服を、あなたの名前で', 'あなたの|服を、|あなたの|名前で'],
  // One character would stand alone.
  ['パスワードをお忘れの方', 'パスワードを|お忘れの方'],
  ['ご注文', 'ご注文'],
])('%s', (text, phrases) => {
  expect(phrasesIn(text).join('|')).toBe(phrases);
});

test('reads the headlines of locale files and long texts, and nothing else', () => {
  write(
    'packages/contracts/src/values/brand.ts',
    `export const BRAND = { tagline: { en: 'Made by hand', jp: '作り手から届くファッション' } };`,
  );
  write(
    'apps/shell/src/screens/for-brands/for-brands-content.ts',
    `const X = { title: say("Yours, and nobody's", 'あなたの服を、あなたの名前で'), lead: say('Words', '英語と日本語で開かれたお店です') };`,
  );
  write('apps/shell/src/screens/apply/locales/jp.json', locale({ 'apply.headline.sent': 'お申し込みを拝見しています' }));
  write(
    'apps/shell/src/locales/jp.json',
    locale({
      'cart.empty': 'カートに何も入っていません',
      'cart.hello.title': '{{name}}様、ようこそいらっしゃいました',
      'cart.title': 'カートの中',
      'error.title': 'ページを表示できません',
    }),
  );
  expect(findPhrases(root).map(({ file, headlines }) => [file, headlines.map((phrases) => phrases.join(''))])).toEqual([
    [
      'apps/shell/src/locales/jp.json',
      ['あなたの服を、あなたの名前で', 'お申し込みを拝見しています', 'ページを表示できません', '作り手から届くファッション'],
    ],
  ]);
});

test('a file is stale until its breaks are those of its headlines', () => {
  write('apps/shell/src/locales/jp.json', locale({ 'error.title': 'ページを表示できません', 'search.title': '検索' }));
  const stale = ['apps/shell/src/locales/jp.json: "phrases" is stale: npm run phrases'];
  expect(checkPhrases(root)).toEqual(stale);

  write('apps/shell/src/locales/jp.json', findPhrases(root)[0]?.content ?? '');
  expect(checkPhrases(root)).toEqual([]);
  expect(Object.keys(readLocale())).toEqual(['error.title', 'phrases', 'search.title']);
  expect(cutPhrases('ページを表示できません', readPhrases(readLocale()['phrases']))).toEqual(['ページを', '表示できません']);

  write('apps/shell/src/locales/jp.json', locale({ ...readLocale(), 'error.title': 'このページを表示できません' }));
  expect(checkPhrases(root)).toEqual(stale);

  write('apps/shell/src/locales/jp.json', locale({ ...readLocale(), 'error.title': '表示できません' }));
  expect(findPhrases(root)[0]?.content).toBe(locale({ 'error.title': '表示できません', 'search.title': '検索' }));
});
