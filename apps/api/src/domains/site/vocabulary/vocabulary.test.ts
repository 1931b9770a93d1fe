import { expect, test } from '@jest/globals';
import { COUNTRIES } from '@orime/contracts';
import { SizeCharts, Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { categories, colours } from '@orime/demo-data';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';

const { db, get, inject } = await buildTestApp();

test('a visitor reads every list of words, in both languages', async () => {
  const answer = await get('/api/vocabulary');
  expect(answer.statusCode).toBe(200);
  const words = answer.json<Vocabulary>();
  expect(Value.Errors(Vocabulary, words)).toEqual([]);
  expect(words.categories[0]).toEqual({ key: 'tee', label: { en: 'T-shirt', jp: 'Tシャツ' } });
  expect(words.colours).toContainEqual({ key: 'indigo', label: { en: 'Indigo', jp: '藍' }, hex: '#27395f' });
  expect(words.capabilities).toContainEqual({ key: 'sewing', label: { en: 'Sewing', jp: '縫製' } });
  expect(words.countries.map(({ key }) => key)).toEqual(COUNTRIES);
  for (const list of Object.values(words)) for (const { label } of list) expect([label.en, label.jp]).not.toContain('');
});

test('size charts start from that of their category, in measures that have a name', async () => {
  const sizes = [{ size: 'M', measuresMm: { bust: 880 } }];
  await db
    .insertInto('size_charts')
    .values({ id: 'szc_coat', name_en: 'Coats', name_jp: 'コート', sizes: JSON.stringify(sizes) })
    .execute();
  await db.updateTable('categories').set({ size_chart_id: 'szc_coat' }).where('slug', '=', 'coat').execute();
  const charts = (await get('/api/vocabulary/size-charts')).json<SizeCharts>();
  expect(Value.Errors(SizeCharts, charts)).toEqual([]);
  expect(charts.measures[0]).toEqual({ key: 'bust', label: { en: 'Bust', jp: 'バスト' } });
  expect(charts.categories).toEqual([{ category: 'coat', sizes }]);
});

test('the demo draws and names its garments with the same words', async () => {
  const words = (await get('/api/vocabulary')).json<Vocabulary>();
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  const demoCategories = Object.entries(categories).map(([key, { en, jp }]) => ({ key, label: { en: capital(en), jp } }));
  const demoColours = Object.entries(colours).map(([key, { en, jp, hex }]) => ({ key, label: { en, jp }, hex }));
  expect(words.categories).toEqual(demoCategories);
  expect(words.colours).toEqual(demoColours);
});

test('it is kept by the browser until a word changes', async () => {
  const first = await get('/api/vocabulary');
  const again = await readWith(String(first.headers.etag));
  expect(again.statusCode).toBe(304);
  await db.updateTable('colours').set({ name_en: 'Japan blue' }).where('key', '=', 'indigo').execute();
  const changed = await readWith(String(first.headers.etag));
  expect(changed.json<Vocabulary>().colours).toContainEqual({ key: 'indigo', label: { en: 'Japan blue', jp: '藍' }, hex: '#27395f' });
});

function readWith(etag: string) {
  return inject({ method: 'GET', url: '/api/vocabulary', headers: { 'if-none-match': etag } });
}
