import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkGlossary } from './glossary.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glossary-'));
  mkdirSync(join(root, 'apps/retail-shop/src/locales'), { recursive: true });
  mkdirSync(join(root, 'apps/wholesale/src/locales'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (app: string, texts: object) => writeFileSync(join(root, `apps/${app}/src/locales/jp.json`), JSON.stringify(texts, null, 2));

test('names the place of a word that is written in another way, and what to write', () => {
  write('retail-shop', { 'menu.lead': '作り手を知る', 'menu.dek': 'つくり手を知る', 'home.hello': '{{name}}さん、こんにちは' });
  expect(checkGlossary(root)).toEqual([
    'apps/retail-shop/src/locales/jp.json:3: つくり手 is written 作り手 (anybody who makes), 生産者 (the role) (.github/glossary.md)',
    'apps/retail-shop/src/locales/jp.json:4: }}さん is written 様 (.github/glossary.md)',
  ]);
});

test('tells a work that is chosen from goods that are sent', () => {
  write('retail-shop', { 'cart.empty': '商品を選ぶ', 'cart.total': '商品代金', 'order.sent': '商品を発送しました' });
  write('wholesale', { 'cart.empty': '商品を選ぶ' });
  expect(checkGlossary(root)).toEqual(['apps/retail-shop/src/locales/jp.json:2: 商品 is written 作品 (.github/glossary.md)']);
});
