import { afterEach, describe, expect, test } from '@jest/globals';
import { installPlatform } from '../current-platform.ts';
import { registerLocales } from '../host/register-locales.ts';
import type { Platform } from '../platform.ts';
import { memoryStorage, startForTest, stopPlatforms, testPlatform } from '../test-tools.ts';
import { createFormat } from './create-format.ts';
import { setLanguage } from './language.ts';
import { readText } from './use-text.ts';

/** What a component of the namespace shows. */
const textOf = ({ translations }: Platform, ns: string) => translations.engine.t('hello', { ns });

const files = (greeting: string, gruss: string) => ({
  en: async () => ({ default: { hello: greeting } }),
  jp: async () => ({ default: { hello: gruss } }),
});

afterEach(() => {
  stopPlatforms();
  document.documentElement.removeAttribute('lang');
  for (const name of ['orime_lang', 'orime_theme']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('the language switch', () => {
  test('changes texts, <html lang>, cookie and storage at once, and tells the fact', async () => {
    const storage = memoryStorage();
    const platform = testPlatform({ storage });
    installPlatform(platform);
    const running = startForTest(platform);
    await running.ready;
    await platform.translations.register('shell', files('Hello', 'こんにちは'), 'en');
    const seen: string[] = [];
    platform.handleFor('x@1').subscribe('preference.language-changed@1', ({ data }) => void seen.push(data.language));

    await setLanguage('jp');
    await running.flush();
    expect(platform.root.getState().language).toBe('jp');
    expect(textOf(platform, 'shell')).toBe('こんにちは');
    expect(document.documentElement.lang).toBe('ja');
    expect(document.cookie).toContain('orime_lang=jp');
    expect(storage.content.get('root')).toContain('"language":"jp"');
    expect(seen).toEqual(['jp']);
  });

  test('changes nothing when one part’s texts cannot be had, and can be tried again', async () => {
    const platform = testPlatform();
    installPlatform(platform);
    startForTest(platform);
    let isBroken = true;
    await platform.translations.register('shell', files('Hello', 'こんにちは'), 'en');
    await platform.translations.register(
      'magazine',
      {
        en: async () => ({ default: { hello: 'Hi' } }),
        jp: () => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve({ default: { hello: 'やあ' } })),
      },
      'en',
    );
    await expect(setLanguage('jp')).rejects.toThrow('offline');
    expect(platform.root.getState().language).toBe('en');
    isBroken = false;
    await setLanguage('jp');
    expect(textOf(platform, 'magazine')).toBe('やあ');
  });

  test('keeps the later of two choices', async () => {
    const platform = testPlatform();
    installPlatform(platform);
    startForTest(platform);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await platform.translations.register(
      'shell',
      { en: async () => ({ hello: 'Hello' }), jp: () => held.then(() => ({ hello: 'こんにちは' })) },
      'en',
    );
    const seen: string[] = [];
    platform.root.subscribe(({ language }) => void seen.push(language));
    const first = setLanguage('jp');
    await setLanguage('en');
    release?.();
    await first;
    expect(platform.root.getState().language).toBe('en');
    expect(seen).toEqual([]);
  });

  test('waits for the texts of a part that is mounted meanwhile, on either side of the commit', async () => {
    const platform = testPlatform();
    installPlatform(platform);
    startForTest(platform);
    const gates: (() => void)[] = [];
    const gated = (hello: string) => () => new Promise<{ hello: string }>((resolve) => gates.push(() => resolve({ hello })));
    const open = async () => {
      gates.splice(0).forEach((gate) => gate());
      await new Promise((resolve) => setTimeout(resolve));
    };
    await platform.translations.register('shell', { en: async () => ({ hello: 'Hello' }), jp: gated('こんにちは') }, 'en');
    const switching = setLanguage('jp');
    const mounting = registerLocales(platform, 'magazine', { en: gated('Hi'), jp: gated('やあ') });
    await open();
    expect(platform.root.getState().language).toBe('en');
    await open();
    await switching;
    await mounting;
    expect(platform.root.getState().language).toBe('jp');
    expect(textOf(platform, 'magazine')).toBe('やあ');
  });

  test('that was stored is ready before the first render, when the document did not know of it', async () => {
    const platform = testPlatform({ storage: memoryStorage({ root: JSON.stringify({ state: { language: 'jp' }, version: 1 }) }) });
    installPlatform(platform);
    const running = startForTest(platform);
    await registerLocales(platform, 'shell', files('Hello', 'こんにちは'));
    await running.languageReady();
    expect(platform.root.getState().language).toBe('jp');
    expect(textOf(platform, 'shell')).toBe('こんにちは');
  });

  test('of an address is stored over what was stored before', async () => {
    const storage = memoryStorage({ root: JSON.stringify({ state: { language: 'en', theme: 'light' }, version: 1 }) });
    const platform = testPlatform({ storage, bootPart: { language: 'jp' } });
    installPlatform(platform);
    const running = startForTest(platform, { askedLanguage: 'jp' });
    await running.ready;
    await running.flush();
    expect(platform.root.getState()).toMatchObject({ language: 'jp', theme: 'light' });
    expect(storage.content.get('root')).toContain('"language":"jp"');
    expect(document.cookie).toContain('orime_lang=jp');
  });
});

describe('texts and numbers', () => {
  test('are read in the language, with the other one standing in', () => {
    expect(readText({ en: 'Silk', jp: '絹' }, 'jp')).toBe('絹');
    expect(readText({ en: 'Silk', jp: '' }, 'jp')).toBe('Silk');
    expect(readText({ name: 'Haori', nameJp: null }, 'jp')).toBe('Haori');
    expect(readText({ en: '', jp: '絹' }, 'en')).toBe('絹');
  });

  test.each([
    ['en', 15000, 'USD', '$150'],
    ['en', 15050, 'USD', '$150.50'],
    ['en', 15000, 'JPY', '¥15,000'],
    ['jp', 15000, 'JPY', '¥15,000'],
    ['en', 99, 'EUR', '€0.99'],
    ['en', 0, 'USD', '$0'],
  ] as const)('%s writes %i %s as %s', (language, minor, currency, text) => {
    expect(createFormat(testPlatform().translations.engine, language).money(minor, currency)).toBe(text);
  });

  test('follow the language in dates, lists and distances of time', () => {
    const { engine } = testPlatform().translations;
    const [en, jp] = [createFormat(engine, 'en'), createFormat(engine, 'jp')];
    expect(en.date('2026-03-05T00:00:00Z', { dateStyle: 'long', timeZone: 'UTC' })).toBe('March 5, 2026');
    expect(jp.date('2026-03-05T00:00:00Z', { dateStyle: 'long', timeZone: 'UTC' })).toBe('2026年3月5日');
    expect(en.list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(jp.relative(0, 3 * 86_400_000)).toBe('3 日前');
    expect(jp.country('JP')).toBe('日本');
    expect(createFormat(engine, 'jp', new Map([['TR', 'トルコ']])).country('TR')).toBe('トルコ');
    expect(jp.language('fr')).toBe('フランス語');
    expect([jp.language('all'), jp.language('no code')]).toEqual(['all', 'no code']);
    // Chromium has no name for it, Node has: markup is taken over as it was written.
    const written = new Map<string, string>();
    createFormat(engine, 'jp', written).language('zap');
    expect(createFormat(engine, 'jp', new Map(written)).language('zap')).toBe(written.get('zap'));
    expect(createFormat(engine, 'jp', new Map([['zap', 'サポテカ語']])).language('zap')).toBe('サポテカ語');
    expect(en.percent(0.125)).toBe('12.5%');
    expect(() => en.date('no date')).toThrow(RangeError);
  });
});
