import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLocales } from './locales.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(root, 'apps/shop/src/locales'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(en: object, jp: object, source: string): void {
  writeFileSync(join(root, 'apps/shop/src/locales/en.json'), JSON.stringify(en));
  writeFileSync(join(root, 'apps/shop/src/locales/jp.json'), JSON.stringify(jp));
  writeFileSync(join(root, 'apps/shop/src/a.tsx'), source);
}

describe('checkLocales', () => {
  test('passes complete files, plurals and prefixes included', () => {
    write(
      { 'cart.title': 'Cart', 'cart.items_one': '{{count}} item', 'cart.items_other': '{{count}} items', 'state.open': 'Open now' },
      { 'cart.title': 'カート', 'cart.items_other': '{{count}}点', phrases: 'a1b254', 'state.open': '公開中' },
      "t('cart.title'); t('cart.items', { count }); t(`state.${state}`);",
    );
    expect(checkLocales(root)).toEqual([]);
  });

  test('names a missing translation, an untranslated one, an unknown key and an unused one', () => {
    write(
      { 'cart.title': 'Cart', 'cart.empty': 'Nothing here', 'cart.old': 'Old' },
      { 'cart.title': 'Cart', 'cart.old': '旧' },
      `t('cart.title'); t('cart.empty'); <Trans ns="shop" i18nKey="cart.new" />`,
    );
    expect(checkLocales(root)).toEqual([
      'apps/shop: jp "cart.title" is still English',
      'apps/shop: jp "cart.empty" is missing',
      'apps/shop: "cart.new" is used and in no locale file',
      'apps/shop: "cart.old" is in the locale files and used nowhere',
    ]);
  });
});
