import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { writePhrases } from '@orime/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformProvider } from '../host/platform-provider.tsx';
import type { Platform } from '../platform.ts';
import { testPlatform } from '../test-tools.ts';
import { extendLocales } from './extend-locales.ts';
import { adoptLanguage } from './language.ts';
import { loadTrans, Trans } from './trans.tsx';
import { useT } from './use-t.ts';

const EN = {
  'cart.count_one': '{{count, number}} item',
  'cart.count_other': '{{count, number}} items',
  'cart.count_zero': 'Nothing here',
  greeting: 'Hello',
  greeting_guest: 'Hello, stranger',
  hello: 'Hello {{ name }}, {{name}}!',
  'hello.date': 'Since {{when, datetime(dateStyle: long; timeZone: UTC)}}',
  terms: '{{name}} accepts the <terms>terms of service</terms>.',
};
const JP = {
  'cart.count_other': '{{count, number}}点',
  'cart.count_zero': 'なし',
  greeting: 'こんにちは',
  greeting_guest: 'はじめまして',
  hello: '{{name}}さん、こんにちは',
  'hello.date': '{{when, datetime(dateStyle: long; timeZone: UTC)}}から',
  terms: '{{name}}は<terms>利用規約</terms>に同意します。',
};
const LOADERS = { en: async () => EN, jp: async () => JP };

async function start(language: 'en' | 'jp' = 'en'): Promise<Platform> {
  const platform = testPlatform({ bootPart: { language } });
  await platform.translations.register('shell', LOADERS, language);
  return platform;
}

function show(platform: Platform, children: ReactNode) {
  return render(<PlatformProvider platform={platform}>{children}</PlatformProvider>);
}

const textOf = (platform: Platform, key: string, values?: Readonly<Record<string, unknown>>) =>
  platform.translations.engine.t(key, { ns: 'shell', ...values });

beforeAll(loadTrans);
afterEach(cleanup);

describe('a text', () => {
  test('takes the plural form, the context and the formats of its language', async () => {
    const en = await start();
    expect([0, 1, 2, 1200].map((count) => textOf(en, 'cart.count', { count }))).toEqual([
      'Nothing here',
      '1 item',
      '2 items',
      '1,200 items',
    ]);
    expect(textOf(en, 'greeting', { context: 'guest' })).toBe('Hello, stranger');
    expect(textOf(en, 'hello.date', { when: new Date('2026-03-05T00:00:00Z') })).toBe('Since March 5, 2026');
    const jp = await start('jp');
    expect([0, 1, 1200].map((count) => textOf(jp, 'cart.count', { count }))).toEqual(['なし', '1点', '1,200点']);
    expect(textOf(jp, 'greeting', { context: 'guest' })).toBe('はじめまして');
    expect(textOf(jp, 'hello.date', { when: new Date('2026-03-05T00:00:00Z') })).toBe('2026年3月5日から');
  });

  test('is filled as it is, without escaping and without reading values as text', async () => {
    const name = '<b>$& {{count}} $t(greeting)</b>';
    expect(textOf(await start(), 'hello', { name })).toBe(`Hello ${name}, ${name}!`);
  });

  test('that is missing is a fault, unless a text stands in; so is a value', async () => {
    const problems: string[] = [];
    const platform = testPlatform({ onMissingText: (problem) => void problems.push(problem) });
    platform.translations.add('shell', 'en', EN);
    expect([textOf(platform, 'nothing.here'), textOf(platform, 'nothing.here')]).toEqual(['nothing.here', 'nothing.here']);
    expect(textOf(platform, 'nothing.there', { defaultValue: 'Wool' })).toBe('Wool');
    expect(textOf(platform, 'hello')).toBe('Hello , !');
    expect(problems).toEqual(['"nothing.here" of shell has no text in en', 'A text of shell asks for name and is not given it']);
    const strict = await start();
    expect(() => textOf(strict, 'nothing.here')).toThrow('"nothing.here" of shell has no text in en');
  });

  test('belongs to its page: another page or request has texts and a language of its own', async () => {
    const [en, jp] = [await start(), await start('jp')];
    expect([textOf(en, 'greeting'), textOf(jp, 'greeting')]).toEqual(['Hello', 'こんにちは']);
    en.translations.add('shell', 'en', { greeting: 'Good morning' });
    await adoptLanguage(jp, 'en');
    expect([textOf(en, 'greeting'), textOf(jp, 'greeting')]).toEqual(['Good morning', 'Hello']);
  });
});

describe('a reader of a namespace', () => {
  test('reads what was added last, each text in its language', async () => {
    const { translations } = await start();
    translations.add('shell', 'jp', JP);
    const [en, jp] = [translations.reader('shell', 'en'), translations.reader('shell', 'jp')];
    expect([en('greeting'), en('greeting'), en('greeting', { context: 'guest' }), jp('greeting')]).toEqual([
      'Hello',
      'Hello',
      'Hello, stranger',
      'こんにちは',
    ]);
    translations.add('shell', 'en', { greeting: 'Good morning' });
    translations.add('magazine', 'jp', { greeting: 'ようこそ' });
    expect([en('greeting'), jp('greeting')]).toEqual(['Good morning', 'こんにちは']);
    expect(translations.reader('shell', 'en')).toBe(en);
  });
});

describe('a sentence with markup', () => {
  const sentence = (
    <Trans ns="shell" i18nKey="terms" values={{ name: 'Tom & <terms>Jerry</terms>' }} components={{ terms: <a href="/terms">terms</a> }} />
  );

  test('is one text whose tags become elements; markup in values stays text', async () => {
    const { container } = show(await start(), <p>{sentence}</p>);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'terms of service' }).getAttribute('href')).toBe('/terms');
    expect(container.textContent).toBe('Tom & <terms>Jerry</terms> accepts the terms of service.');
  });
});

describe('the language switch', () => {
  const useExtraT = extendLocales('shell', { en: { extra: 'More' }, jp: { extra: '追加' } });

  test('shows shell, remote and late parts in one commit', async () => {
    const platform = await start();
    await platform.translations.register('magazine', { en: async () => ({ hello: 'Read' }), jp: async () => ({ hello: '読む' }) }, 'en');
    function Shell() {
      return useT('shell')('greeting');
    }
    function Remote() {
      return useT('magazine')('hello');
    }
    function Late() {
      return useExtraT()('extra');
    }
    const { container } = show(
      platform,
      <>
        <Shell /> <Remote /> <Late /> <Trans ns="shell" i18nKey="terms" values={{ name: 'Aki' }} components={{ terms: <b /> }} />
      </>,
    );
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => seen.push(container.textContent));
    observer.observe(container, { subtree: true, characterData: true, childList: true });
    expect(container.textContent).toBe('Hello Read More Aki accepts the terms of service.');
    await act(() => adoptLanguage(platform, 'jp'));
    observer.disconnect();
    expect(new Set(seen)).toEqual(new Set(['こんにちは 読む 追加 Akiは利用規約に同意します。']));
  });
});

test('phrases of headlines come with the Japanese texts of each app', async () => {
  const platform = await start();
  const { translations } = platform;
  const files = (jp: string, phrases: string[]) => ({
    en: async () => ({ title: 'A title' }),
    jp: async () => ({ default: { title: jp, phrases: writePhrases(phrases) } }),
  });
  await translations.register('magazine', files('過去のシーズン', ['過去の', 'シーズン']), 'en');
  expect(translations.phrasesOf('過去のシーズン')).toBeUndefined();
  await act(() => adoptLanguage(platform, 'jp'));
  await translations.register('globe', files('工房に問い合わせる', ['工房に', '問い合わせる']), 'jp');
  expect(translations.phrasesOf('過去のシーズン')).toEqual(['過去の', 'シーズン']);
  expect(translations.phrasesOf('工房に問い合わせる')).toEqual(['工房に', '問い合わせる']);
  expect(translations.phrasesOf('こんにちは')).toBeUndefined();
});
