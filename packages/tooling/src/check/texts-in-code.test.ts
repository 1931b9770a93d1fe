import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkTextsInCode } from './texts-in-code.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  write('apps/shop/src/locales/en.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

describe('checkTextsInCode', () => {
  test('names a file with texts of its own, however they are written', () => {
    write('apps/shop/src/cart/cart-words.ts', "export const WORDS = { title: { en: 'Cart', jp: 'カート' } };");
    write('apps/shop/src/cart/cart.tsx', "language === 'jp' ? `${count}点` : `${count} items`");
    expect(checkTextsInCode(root, {})).toEqual([
      'apps/shop/src/cart/cart-words.ts holds texts; they belong into a locales/ folder, long prose into a *-content.ts file',
      'apps/shop/src/cart/cart.tsx holds texts; they belong into a locales/ folder, long prose into a *-content.ts file',
    ]);
  });

  test('passes comments, names of languages, long prose, route tables, tests and apps without a screen', () => {
    write('apps/shop/src/format.ts', "/** 「3日前」 */\n// 点\nconst label = '日本語';");
    write('apps/shop/src/about-content.ts', "export const ABOUT = { jp: '長い文章' };");
    write('apps/shop/src/routes.ts', "export const routes = [{ title: 'カート' }];");
    write('apps/shop/src/cart.test.tsx', "expect('カート')");
    write('apps/api/src/mail.ts', "const subject = 'ご注文';");
    expect(checkTextsInCode(root, {})).toEqual([]);
  });

  test('an exception holds for its file and is reported once it is not needed', () => {
    write('apps/shop/src/old.ts', "export const old = 'なし';");
    expect(checkTextsInCode(root, { 'apps/shop/src/old.ts': 'because' })).toEqual([]);
    write('apps/shop/src/old.ts', 'export const old = 1;');
    expect(checkTextsInCode(root, { 'apps/shop/src/old.ts': 'because' })).toEqual([
      'apps/shop/src/old.ts holds no Japanese text and needs no exception in texts-in-code.ts',
    ]);
  });
});
