import { expect, test } from '@jest/globals';
import { getArchive, getArchiveSeason } from '@orime/contracts/api/discovery/archive';
import { getTimeline } from '@orime/contracts/api/discovery/geo';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { createArticle } from '../../../../test/editorial-factories.ts';

const api = await buildTestApp();
const house = await createProfile(api.db, { handle: 'past-house', name: 'Past House' });
await api.db.updateTable('profiles').set({ lat: 35, lon: 135.7 }).where('id', '=', house.id).execute();
const [old, current, hidden] = [
  await createDesign(api.db, { profileId: house.id, slug: 'old-coat' }),
  await createDesign(api.db, { profileId: house.id, slug: 'new-coat' }),
  await createDesign(api.db, { profileId: house.id, slug: 'secret-coat', hidden: true }),
];
await api.db
  .updateTable('designs')
  .set({ year: 2023, season: 'AW', archived_at: new Date() })
  .where('id', 'in', [old.id, hidden.id])
  .execute();
await api.db.updateTable('designs').set({ year: 2023, season: 'AW' }).where('id', '=', current.id).execute();
const coming = new Date().getUTCFullYear() + 1 - 2000;
await api.db
  .insertInto('lookbooks')
  .values([
    { id: 'lbk_1', profile_id: house.id, slug: 'ash', title_en: 'Ash', title_jp: '灰', season: 'AW23', published: true },
    { id: 'lbk_3', profile_id: house.id, slug: 'coming', title_en: 'Coming', title_jp: '近日', season: `AW${coming}`, published: true },
    { id: 'lbk_2', profile_id: house.id, slug: 'secret', title_en: 'Secret', title_jp: '秘', season: 'SS22', published: false },
  ])
  .execute();
await createArticle(api.db, { slug: 'story', body: { en: [{ type: 'designer', handle: 'past-house' }], jp: [] }, daysAgo: 2 });

test('GET /api/archive has past seasons with what is public of them', async () => {
  const archive = (await api.get('/api/archive')).json();
  expect([...Value.Errors(getArchive.schema.response[200], archive)]).toEqual([]);
  expect(archive.seasons).toMatchObject([
    { year: 2023, season: 'AW', designs: 1, lookbooks: [{ slug: 'ash', title: { jp: '灰' }, designer: 'Past House' }] },
  ]);
  expect(archive.years.map(({ year }: { year: number }) => year)).not.toContain(2000 + coming);
  expect((await api.get(`/api/archive/season?year=${2000 + coming}&season=AW`)).statusCode).toBe(404);
  expect(archive.years).toContainEqual({ year: 2023, designs: 1, lookbooks: 1, articles: 0 });
  expect((await api.get('/api/archive?year=2022')).json().seasons).toEqual([]);
  expect((await api.get('/api/archive?year=soon')).statusCode).toBe(400);
});

test('GET /api/archive/season has the designs of a season in the currency asked for, and the stories of its year', async () => {
  const season = (await api.get('/api/archive/season?year=2023&season=AW&currency=JPY')).json();
  expect([...Value.Errors(getArchiveSeason.schema.response[200], season)]).toEqual([]);
  expect(season.designs).toMatchObject([{ slug: 'old-coat', archived: true, currency: 'JPY' }]);
  expect(season.articles).toEqual([]);
  const year = new Date(Date.now() - 2 * 86_400_000).getUTCFullYear();
  await api.db.updateTable('designs').set({ year, season: '' }).where('id', '=', old.id).execute();
  expect((await api.get(`/api/archive/season?year=${year}`)).json()).toMatchObject({
    designs: [{ slug: 'old-coat' }],
    articles: [{ slug: 'story' }],
  });
  // Its lookbook is left.
  expect((await api.get('/api/archive/season?year=2023&season=AW')).json()).toEqual({ designs: [], articles: [] });
  expect((await api.get('/api/archive/season?year=2022&season=SS')).statusCode).toBe(404);
  expect((await api.get('/api/archive/season')).statusCode).toBe(400);
  await api.db.updateTable('designs').set({ year: 2023, season: 'AW' }).where('id', '=', old.id).execute();
});

test('GET /api/geo/timeline goes back in time, page by page, without gaps or repeats', async () => {
  const all = (await api.get('/api/geo/timeline?limit=100')).json();
  expect([...Value.Errors(getTimeline.schema.response[200], all)]).toEqual([]);
  expect(all.hasMore).toBe(false);
  expect(all.items.map((item: { kind: string; url: string }) => `${item.kind} ${item.url}`).sort()).toEqual([
    'design /designs/new-coat',
    'designer /shop/past-house',
    'story /article/id/story',
  ]);
  const first = (await api.get('/api/geo/timeline?limit=1')).json();
  const rest = await Promise.all([2, 3].map(async (page) => (await api.get(`/api/geo/timeline?limit=1&page=${page}`)).json()));
  expect(first.hasMore).toBe(true);
  expect(rest[1].hasMore).toBe(false);
  expect([first, ...rest].flatMap((page) => page.items)).toEqual(all.items);
  expect((await api.get('/api/geo/timeline?page=0')).statusCode).toBe(400);
});
