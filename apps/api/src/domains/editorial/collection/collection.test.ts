import { describe, expect, test } from '@jest/globals';
import { getCollection, type Chapter } from '@orime/contracts/api/editorial/collection';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { createArticle } from '../../../../test/editorial-factories.ts';

const api = await buildTestApp();
await createProfile(api.db, { handle: 'vat-house' });
const p = (text: string) => ({ type: 'paragraph', text }) as const;
const titled = (number: number) => ({ en: `Chapter ${number}`, jp: `第${number}章` });
await createArticle(api.db, {
  slug: 'second',
  section: 'handbook',
  title: titled(2),
  daysAgo: 5,
  body: {
    en: [p('☐ Weigh the parcel.'), p('Say it twice.[^1]'), { type: 'footnote', number: 1, text: 'Once is not enough.' }],
    jp: [p('☐ 荷物の重さを量る。')],
  },
});
await createArticle(api.db, {
  slug: 'first',
  section: 'handbook',
  title: titled(1),
  daysAgo: 9,
  body: { en: [], jp: [p('見本を三枚。')] },
});
await createArticle(api.db, { slug: 'third', section: 'handbook', status: 'draft' });
const [named, placed] = [
  await createArticle(api.db, {
    slug: 'named',
    tags: ['trip'],
    daysAgo: 9,
    body: { en: [{ type: 'designer', handle: 'vat-house' }], jp: [] },
  }),
  await createArticle(api.db, { slug: 'placed', tags: ['trip'], daysAgo: 1 }),
];
await createArticle(api.db, { slug: 'nowhere', tags: ['trip'], daysAgo: 20 });
await api.db
  .insertInto('article_places')
  .values({ article_id: placed.id, position: 1, name_en: 'Calais', name_jp: 'カレー', country: 'FR', lat: 50.95, lon: 1.86 })
  .execute();

async function chapters(path: string): Promise<readonly Chapter[]> {
  const answer = (await api.get(`/api/article/collection/${path}`)).json<{ chapters: Chapter[] }>();
  expect([...Value.Errors(getCollection.schema.response[200], answer)]).toEqual([]);
  return answer.chapters;
}

describe('GET /api/article/collection/:by/:value', () => {
  test('has published chapters in order, in the language asked for where there is one', async () => {
    const [first, second, ...others] = await chapters('section/handbook?lang=en');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ slug: 'first', written: 'jp', body: [{ text: '見本を三枚。' }] });
    expect(second).toMatchObject({ slug: 'second', written: 'en', body: [{ text: '☐ Weigh the parcel.' }, {}, { type: 'footnote' }] });
    expect((await chapters('section/handbook?lang=jp')).map(({ written }) => written)).toEqual(['jp', 'jp']);
  });

  test('knows where stories are set: at their own place, or at the first designer they name', async () => {
    expect((await chapters('tag/trip')).map(({ id, place }) => [id, place])).toEqual([
      [placed.id, { name: { en: 'Calais', jp: 'カレー' }, country: 'FR', lat: 50.95, lon: 1.86 }],
      [expect.any(String), null],
      [named.id, { name: { en: 'Kyoto', jp: '京都' }, country: 'JP', lat: 35.01, lon: 135.77 }],
    ]);
  });

  test('is empty without articles, and invalid for anything else than a section or tag', async () => {
    expect(await chapters('tag/none')).toEqual([]);
    expect((await api.get('/api/article/collection/author/x')).statusCode).toBe(400);
    expect((await api.get('/api/article/collection/tag/x?lang=fr')).statusCode).toBe(400);
  });
});

test.each(['en', 'jp'])('GET /api/article/handbook.pdf has a page for each chapter in %s', async (lang) => {
  const answer = await api.get(`/api/article/handbook.pdf?lang=${lang}`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain('marketing-handbook.pdf');
  const file = answer.rawPayload.toString('latin1');
  expect(file.startsWith('%PDF-')).toBe(true);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(3);
});
