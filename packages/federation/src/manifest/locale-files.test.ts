import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeLocale } from './locale-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locales-'));
  await mkdir(join(folder, 'src', 'locales'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function describeBoth(en: object, jp: object) {
  for (const [language, texts] of Object.entries({ en, jp }))
    await writeFile(join(folder, 'src', 'locales', `${language}.json`), JSON.stringify(texts));
  return { en: describeLocale(folder, 'en', []), jp: describeLocale(folder, 'jp', []) };
}

test('languages have the same texts, whatever their plurals and line breaks', async () => {
  const { en, jp } = await describeBoth(
    { 'list.count_one': '{{count}} thing', 'list.count_other': '{{count}} things', 'list.title': 'All things of this shop' },
    { 'list.count_other': '{{count}}点', 'list.title': 'この店のすべてのもの', phrases: 'abcd333' },
  );
  expect(jp.keysHash).toBe(en.keysHash);
  expect(jp.keys).toBe(2);
});

test('a text that one of them lacks makes a difference', async () => {
  const { en, jp } = await describeBoth({ 'list.title': 'All', 'list.text': 'Them' }, { 'list.title': 'すべて', phrases: 'abcd333' });
  expect(jp.keysHash).not.toBe(en.keysHash);
});
