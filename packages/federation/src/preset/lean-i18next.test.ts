import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type * as I18next from 'i18next';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import leanI18next from './lean-i18next.ts';

const file = join(dirname(createRequire(import.meta.url).resolve('i18next/package.json')), 'dist/esm/i18next.js');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'i18next-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TEXTS = {
  plain: 'Cloth & thread',
  named: 'By {{name}}',
  count_one: '{{count}} look',
  count_other: '{{count, number}} looks',
  price: '{{amount, currency(currency: JPY)}}',
  day: '{{when, datetime(dateStyle: long; timeZone: UTC)}}',
  list: '{{names, list}}',
  ago: '{{days, relativetime(range: day)}}',
  state: 'Open',
  state_sold: 'Sold',
  nested: '$t(plain), $t(count, {"count": {{number}} })',
};

/** Everything that the engine of the platform asks of i18next, as one list. */
async function answersOf(source: string): Promise<readonly unknown[]> {
  const copy = join(folder, `${String(source.length)}.mjs`);
  await writeFile(copy, source);
  const module: typeof I18next = await import(pathToFileURL(copy).href);
  const engine = module.createInstance();
  const heard: unknown[] = [];
  void engine.init({
    lng: 'en',
    supportedLngs: ['en', 'ja'],
    load: 'currentOnly',
    fallbackLng: false,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) => heard.push(['no text', languages, namespace, key]),
    missingInterpolationHandler: (_, match) => {
      heard.push(['no value', match[1]]);
      return '';
    },
  });
  engine.on('languageChanged', (language: string) => heard.push(['language', language]));
  engine.store.on('added', (language: string, namespace: string) => heard.push(['added', language, namespace]));
  for (const language of ['en', 'ja']) engine.addResourceBundle(language, 'shop', { ...TEXTS, plain: `${TEXTS.plain} (${language})` });
  for (const language of ['en', 'ja', 'en']) {
    void engine.changeLanguage(language);
    const t = engine.getFixedT(language, 'shop');
    const values = { name: '<Ito>', amount: 15_000, when: new Date(0), names: ['a', 'b', 'c'], days: -3, number: 2 };
    for (const key of Object.keys(TEXTS)) for (const count of [0, 1, 1200]) heard.push(t(key, { ...values, count, context: 'sold' }));
    heard.push(t('none'), t('none', { defaultValue: 'None' }), t('named'), engine.getResourceBundle(language, 'shop'));
    heard.push(
      engine.hasLoadedNamespace('shop'),
      engine.hasLoadedNamespace('other'),
      engine.services.formatter?.format(2, 'number', language),
    );
    await engine.loadNamespaces(['shop', 'late']);
  }
  return heard;
}

test('the installed i18next answers the same without what is left out, and is a fifth shorter', async () => {
  const whole = await readFile(file, 'utf8');
  const lean = leanI18next(whole);
  expect(lean.length).toBeLessThan(0.82 * whole.length);
  const answers = await answersOf(whole);
  expect(answers).toContain('Cloth & thread (ja), 2 looks');
  expect(answers).toContainEqual(['no value', 'name']);
  expect(await answersOf(lean)).toEqual(answers);
});

test('an i18next that is written in another way stops the build', () => {
  expect(() => leanI18next('export const createInstance = () => ({});')).toThrow('i18next is not written as lean-i18next.ts knows it');
});
