import { describe, expect, test } from '@jest/globals';
import { Profile, ProfileCard, ProfilePage } from '@orime/contracts/api/people/profile';
import { ModelPage } from '@orime/contracts/api/people/profile-people';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createImage } from '../../../../test/catalogue-factories.ts';
import { openHouses } from './profile.fixture.ts';

const api = await buildTestApp();

const { consumer, admin, asaoka, waiting, suspended } = await openHouses(api);

describe('GET /api/profile/all', () => {
  test('lists approved designers, keeps the contract, tells no address', async () => {
    const answer = await api.get('/api/profile/all');
    const cards = answer.json<ProfileCard[]>();
    expect([...Value.Errors(Type.Array(ProfileCard), cards)]).toEqual([]);
    expect(cards.map(({ handle, designCount }) => [handle, designCount])).toEqual([
      ['koto-asaoka', 1],
      ['vico-terrasi', 0],
    ]);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.body).not.toContain('@');
  });

  test.each([
    ['?country=it', ['vico-terrasi']],
    ['?q=浅岡', ['koto-asaoka']],
    ['?q=terrasi', ['vico-terrasi']],
    ['?featured=1', []],
    ['?sort=new&limit=1', ['vico-terrasi']],
    ['?priceBand=entry', ['koto-asaoka']],
    ['?priceBand=entry&currency=JPY', ['koto-asaoka']],
    ['?priceBand=middle', []],
    ['?wholesale=1', []],
    ['?since=2100-01-01', []],
  ])('%s', async (query, expected) => {
    expect((await api.get(`/api/profile/all${encodeURI(query)}`)).json<ProfileCard[]>().map(({ handle }) => handle)).toEqual(expected);
  });
});

test('GET /api/profile/all?facets=1 counts the choices', async () => {
  const page = (await api.get('/api/profile/all?facets=1&country=IT&priceBand=entry')).json<ProfilePage>();
  expect([...Value.Errors(ProfilePage, page)]).toEqual([]);
  expect(page).toMatchObject({
    items: [],
    total: 0,
    facets: { country: [{ value: 'JP', count: 1 }], priceBand: [], wholesale: [] },
    without: { country: 1, priceBand: 1 },
  });
});

describe('GET /api/profile/handle/{handle} and /id/{id}', () => {
  test('show the designer with public designs', async () => {
    const profile = (await api.get('/api/profile/handle/koto-asaoka')).json<Profile>();
    expect([...Value.Errors(Profile, profile)]).toEqual([]);
    expect(profile).toMatchObject({
      name: 'Koto Asaoka',
      nameJp: '浅岡琴',
      cityJp: '京都',
      designs: [{ slug: 'asaoka-coat', currency: 'USD' }],
      viewer: { following: false, canEdit: false },
    });
    expect(profile).not.toHaveProperty('promoters');
    expect((await api.get(`/api/profile/id/${asaoka.id}?currency=JPY`)).json()).toMatchObject({
      handle: 'koto-asaoka',
      designs: [{ currency: 'JPY' }],
    });
  });

  test('answer 404 for whoever is not approved, and for nobody', async () => {
    for (const handle of ['suspended-house', 'still-waiting', 'nobody'])
      expect((await api.get(`/api/profile/handle/${handle}`)).statusCode).toBe(404);
    expect((await consumer.get(`/api/profile/id/${suspended.id}`)).statusCode).toBe(404);
    expect((await admin.get(`/api/profile/id/${waiting.id}`)).statusCode).toBe(200);
  });
});

describe('GET /api/profile/search/{term}', () => {
  test.each([
    ['koto', 1],
    ['浅', 1],
    ['てらっし', 1],
    ['kotp', 1],
    ['京都', 2],
    ['nothing-like-it', 0],
  ])('%s finds %i', async (term, count) => {
    expect((await api.get(`/api/profile/search/${encodeURIComponent(term)}`)).json()).toHaveLength(count);
  });

  test('comes in pages', async () => {
    const answer = await api.get(`/api/profile/search/${encodeURIComponent('京都')}?limit=1`);
    expect([answer.json<unknown[]>().length, answer.headers['x-total-count'], answer.headers['link']]).toEqual([
      1,
      '2',
      expect.stringContaining('page=2'),
    ]);
    for (const url of [`/api/profile/search/${encodeURIComponent('京都')}`, '/api/profile/all', '/api/lookbook/', '/api/profile/models']) {
      const [first, beyond] = [await api.get(url), await api.get(`${url}?page=90`)];
      expect([beyond.json(), beyond.headers['x-total-count']]).toEqual([[], first.headers['x-total-count']]);
    }
  });

  test('wants two letters', async () => {
    expect((await api.get('/api/profile/search/k')).json()).toMatchObject({ error: { code: 'validation' }, term: expect.any(String) });
  });
});

test('GET /api/profile/all-profiles is for admins, drafts and addresses included', async () => {
  const all = (await admin.get('/api/profile/all-profiles?limit=100')).json<{ handle: string; email: string; status: string }[]>();
  expect(all.find(({ handle }) => handle === 'suspended-house')).toMatchObject({
    status: 'suspended',
    email: expect.stringContaining('@'),
  });
  const paged = (await admin.get('/api/profile/all-profiles?paged=1&limit=1')).json<{ items: unknown[]; total: number; page: number }>();
  expect([paged.items.length, paged.total, paged.page]).toEqual([1, all.length, 1]);
  const found = async (query: string) => (await admin.get(`/api/profile/all-profiles?${query}`)).json<{ handle: string }[]>();
  expect((await found('status=suspended&q=SUSPENDED-h')).map(({ handle }) => handle)).toEqual(['suspended-house']);
  // The general rate applies, and nobody of that house has signed the agreement.
  expect((await found('q=suspended-house'))[0]).toMatchObject({ commissionBp: null, missing: expect.arrayContaining(['agreement']) });
  expect((await api.get('/api/profile/all-profiles')).statusCode).toBe(401);
  for (const client of [consumer, await api.as('account-manager'), await api.as('designer')])
    expect((await client.get('/api/profile/all-profiles')).statusCode).toBe(403);
});

test('GET /api/profile/models shows approved models without contact data, and /api/model/{id} what one wore', async () => {
  const picture = await createImage(api.db, null);
  await api.db
    .insertInto('model_profiles')
    .values([
      {
        id: 'mdl_1',
        slug: 'mio',
        name: 'Mio',
        city: 'Osaka',
        measurements: JSON.stringify({ heightCm: 174 }),
        portfolio: [picture],
        status: 'approved',
      },
      { id: 'mdl_2', slug: 'ren', name: 'Ren', status: 'pending' },
    ])
    .execute();
  expect((await api.get('/api/profile/models')).json()).toEqual([
    {
      id: 'mdl_1',
      slug: 'mio',
      name: 'Mio',
      city: 'Osaka',
      measurements: { heightCm: 174 },
      portfolio: [expect.objectContaining({ id: picture })],
    },
  ]);

  const { id: coat } = await api.db.selectFrom('designs').select('id').where('slug', '=', 'asaoka-coat').executeTakeFirstOrThrow();
  const { id: draft } = await api.db.selectFrom('designs').select('id').where('slug', '=', 'asaoka-draft').executeTakeFirstOrThrow();
  const hotspots = JSON.stringify([
    { x: 0.5, y: 0.5, designId: coat },
    { x: 0.1, y: 0.1, designId: draft },
  ]);
  await api.db
    .insertInto('lookbooks')
    .values({ id: 'lbk_1', profile_id: asaoka.id, slug: 'kyoto-rain', title_en: 'Kyoto Rain', title_jp: '京の雨', published: true })
    .execute();
  await api.db.insertInto('lookbook_looks').values({ lookbook_id: 'lbk_1', number: 3, file_id: picture, hotspots }).execute();
  const model = (await api.get('/api/model/mio')).json<ModelPage>();
  expect([...Value.Errors(ModelPage, model)]).toEqual([]);
  expect(model.looks).toMatchObject([
    {
      image: { id: picture },
      lookbook: { slug: 'kyoto-rain', title: { jp: '京の雨' } },
      number: 3,
      designer: { handle: 'koto-asaoka' },
      designs: [{ slug: 'asaoka-coat' }],
    },
  ]);
  await api.db.updateTable('lookbooks').set({ published: false }).where('id', '=', 'lbk_1').execute();
  expect((await api.get('/api/model/mio')).json()).toMatchObject({ looks: [] });
});
