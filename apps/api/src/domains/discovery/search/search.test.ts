import { describe, expect, test } from '@jest/globals';
import { getGeoCountry, listGeoPoints } from '@orime/contracts/api/geo';
import { getProducerByHandle, listProducers, type ProducerInput } from '@orime/contracts/api/producer';
import { SearchAnswer, suggest } from '@orime/contracts/api/search';
import { listStockists } from '@orime/contracts/api/stockist';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { createArticle } from '../../../../test/editorial-factories.ts';
import { reindexProducers, reindexStockists } from '../../../house/search/index.ts';

const api = await buildTestApp();
const limited = await buildTestApp({ rateLimits: true });
const house = await createProfile(api.db, { handle: 'cedar-house', name: 'Cedar House', nameJp: '杉の家' });
await createProfile(api.db, { handle: 'cedar-ghost', name: 'Cedar Ghost', status: 'suspended' });
await api.db
  .insertInto('producers')
  .values([
    {
      id: 'pro_silk',
      handle: 'kiryu-silk',
      name: 'Kiryu Silk Works',
      name_jp: '桐生絹工房',
      country: 'JP',
      city: 'Kiryu',
      city_jp: '桐生',
      lat: 36.41,
      lon: 139.33,
      moq: 20,
      lead_time_days: 45,
      status: 'approved',
      capabilities: JSON.stringify([{ en: 'Silk weaving', jp: '絹織物' }]),
      certifications: JSON.stringify([{ name: 'GOTS', no: '12', expiresAt: '2027-01-01' }]),
    },
    { id: 'pro_wait', handle: 'waiting-mill', name: 'Waiting Mill', country: 'IT', status: 'in_review' },
  ])
  .execute();
await api.db
  .insertInto('stockists')
  .values({
    id: 'stk_1',
    slug: 'cedar-shop',
    name: 'Cedar Shop',
    name_jp: '杉の店',
    country: 'FR',
    city: 'Paris',
    lat: 48.86,
    lon: 2.35,
    address: '1 rue du Test',
  })
  .execute();
await api.db.insertInto('stockist_designers').values({ stockist_id: 'stk_1', profile_id: house.id }).execute();
await reindexProducers(api.db, ['pro_silk', 'pro_wait']);
await reindexStockists(api.db, ['stk_1']);
const slip = await createDesign(api.db, {
  profileId: house.id,
  slug: 'cedar-slip',
  name: 'Cedar Slip',
  category: 'slip-dress',
  fibre: 'silk',
});
await api.db.updateTable('designs').set({ producer_id: 'pro_silk' }).where('id', '=', slip.id).execute();
await createDesign(api.db, { profileId: house.id, name: 'Cedar Draft', confirmed: 'draft', fibre: 'silk' });
await createArticle(api.db, {
  slug: 'under-cedars',
  title: { en: 'Under Cedars', jp: '杉の下で' },
  body: { en: [{ type: 'designer', handle: 'cedar-house' }], jp: [] },
});
await createArticle(api.db, { slug: 'cedar-draft', title: { en: 'Cedar Draft', jp: '' }, status: 'draft' });

describe('GET /api/search', () => {
  test('finds every kind, and nothing that is not public', async () => {
    const answer = (await api.get('/api/search?q=cedar')).json<SearchAnswer>();
    expect([...Value.Errors(SearchAnswer, answer)]).toEqual([]);
    expect(answer).toMatchObject({
      query: 'cedar',
      designs: [{ slug: 'cedar-slip' }],
      profiles: [{ handle: 'cedar-house' }],
      articles: [{ slug: 'under-cedars' }],
      producers: [],
      stockists: [{ name: 'Cedar Shop', designers: [{ handle: 'cedar-house' }] }],
      totals: { designs: 1, profiles: 1, articles: 1, producers: 0, stockists: 1 },
    });
    expect(JSON.stringify(answer)).not.toMatch(/ghost|draft/i);
  });

  test.each(['絹', 'ｼﾙｸ', 'silk', 'slik'])('%s finds the silk design and the silk works', async (word) => {
    expect((await api.get(`/api/search?q=${encodeURIComponent(word)}`)).json()).toMatchObject({
      designs: [{ slug: 'cedar-slip' }],
      producers: [{ handle: 'kiryu-silk' }],
    });
  });

  test('keeps to the kinds asked for', async () => {
    const answer = (await api.get('/api/search?q=cedar&type=profile,article&currency=JPY')).json<SearchAnswer>();
    expect([answer.designs, answer.stockists, answer.profiles.length, answer.articles.length]).toEqual([[], [], 1, 1]);
  });

  test.each(['/api/search', '/api/search?q=', '/api/search?q=a&type=orders', '/api/search?q=a&limit=500', '/api/search/suggest'])(
    'refuses %s',
    async (url) => {
      expect((await api.get(url)).statusCode).toBe(400);
    },
  );

  test('answers nothing for signs only', async () => {
    expect((await api.get('/api/search?q=!!!')).json()).toMatchObject({ designs: [], totals: { designs: 0 } });
    expect((await api.get('/api/search/suggest?q=!!!')).json()).toEqual({ items: [] });
  });
});

test('GET /api/search/suggest leads to pages, from the first letters on', async () => {
  const answer = (await api.get('/api/search/suggest?q=ceda')).json<{ items: { url: string }[] }>();
  expect([...Value.Errors(suggest.schema.response[200], answer)]).toEqual([]);
  expect(answer.items.map(({ url }) => url).toSorted()).toEqual(['/article/id/under-cedars', '/designs/cedar-slip', '/shop/cedar-house']);
});

describe('places', () => {
  test('GET /api/geo/points shows who is public, where, and who makes for whom', async () => {
    const answer = (await api.get('/api/geo/points')).json();
    expect([...Value.Errors(listGeoPoints.schema.response[200], answer)]).toEqual([]);
    expect(answer).toMatchObject({
      points: [
        { kind: 'designer', id: house.id, url: '/shop/cedar-house' },
        { kind: 'producer', id: 'pro_silk' },
        { kind: 'stockist', id: 'stk_1' },
        { kind: 'story', url: '/article/id/under-cedars' },
      ],
      arcs: [{ from: house.id, to: 'pro_silk', designs: 1 }],
      countries: [
        { code: 'JP', points: 3 },
        { code: 'FR', points: 1 },
      ],
    });
    expect((await api.get('/api/geo/points?kinds=stockist')).json()).toMatchObject({ points: [{ id: 'stk_1' }], arcs: [] });
    expect((await api.get('/api/geo/points?bbox=130,30,145,40')).json<{ points: unknown[] }>().points).toHaveLength(3);
    expect((await api.get('/api/geo/points?bbox=170,-50,-170,60')).json()).toEqual({ points: [], arcs: [], countries: [] });
    await api.db.updateTable('profiles').set({ name: 'Cedar "House" \\ 2' }).where('id', '=', house.id).execute();
    expect((await api.get('/api/geo/points?kinds=designer')).json()).toMatchObject({
      points: [{ id: house.id, name: 'Cedar "House" \\ 2' }],
    });
    await api.db.updateTable('profiles').set({ name: 'Cedar House' }).where('id', '=', house.id).execute();
  });

  test.each(['kinds=spaceship', 'bbox=1,2,3', 'bbox=a,b,c,d', 'bbox=0,60,10,20', 'bbox=0,0,500,10', 'bbox=,,,'])(
    'refuses %s',
    async (query) => {
      expect((await api.get(`/api/geo/points?${query}`)).json()).toMatchObject({ error: { code: 'validation' } });
    },
  );

  test('GET /api/geo/country/{code}', async () => {
    const answer = (await api.get('/api/geo/country/jp')).json();
    expect([...Value.Errors(getGeoCountry.schema.response[200], answer)]).toEqual([]);
    expect(answer).toMatchObject({ code: 'JP', designs: 1 });
    expect((await api.get('/api/geo/country/ZZ')).statusCode).toBe(404);
    expect((await api.get('/api/geo/country/japan')).statusCode).toBe(400);
  });

  test('GET /api/stockist/', async () => {
    const answer = (await api.get('/api/stockist/?country=fr')).json();
    expect([...Value.Errors(listStockists.schema.response[200], answer)]).toEqual([]);
    expect(answer).toMatchObject({ total: 1, items: [{ name: 'Cedar Shop', nameJp: '杉の店' }] });
    expect((await api.get('/api/stockist/?country=JP')).json()).toMatchObject({ total: 0 });
  });
});

describe('producers', () => {
  const input: ProducerInput = {
    handle: 'new-mill',
    name: 'New Mill',
    nameJp: '新しい機屋',
    bio: { en: 'Looms.', jp: '織機。' },
    country: 'JP',
    city: 'Ichinomiya',
    lat: 35.3,
    lon: 136.8,
    capabilities: ['weaving', 'Own craft'],
    moq: 30,
    leadTimeDays: 40,
  };

  test('are listed and shown when approved', async () => {
    const list = (await api.get('/api/producer/')).json();
    expect([...Value.Errors(listProducers.schema.response[200], list)]).toEqual([]);
    expect(list).toMatchObject({
      total: 1,
      items: [{ handle: 'kiryu-silk', capabilities: [{ key: 'silk-weaving', label: { jp: '絹織物' } }] }],
    });
    for (const [query, total] of [
      ['?country=JP', 1],
      ['?country=IT', 0],
      ['?capability=silk-weaving', 1],
      ['?capability=lace', 0],
      ['?q=桐生', 1],
    ] as const)
      expect((await api.get(`/api/producer/${encodeURI(query)}`)).json()).toMatchObject({ total });
    const producer = (await api.get('/api/producer/handle/kiryu-silk')).json();
    expect([...Value.Errors(getProducerByHandle.schema.response[200], producer)]).toEqual([]);
    expect(producer).toMatchObject({
      designs: [{ slug: 'cedar-slip' }],
      certifications: [{ name: 'GOTS', number: '12', expires: '2027-01-01' }],
    });
    expect((await api.get('/api/producer/handle/waiting-mill')).statusCode).toBe(404);
    expect((await (await api.as('admin')).get('/api/producer/handle/waiting-mill')).statusCode).toBe(200);
  });

  test('make their page once', async () => {
    const producer = await api.as('producer');
    expect((await producer.post('/api/producer', input)).json()).toMatchObject({
      handle: 'new-mill',
      capabilities: [{ label: { en: 'Weaving', jp: '織布' } }, { key: 'own-craft' }],
      designs: [],
    });
    expect((await api.get('/api/producer/handle/new-mill')).statusCode).toBe(404);
    expect((await producer.get('/api/producer/handle/new-mill')).statusCode).toBe(200);
    expect((await producer.post('/api/producer', { ...input, handle: 'second-mill' })).json()).toMatchObject({
      error: { code: 'conflict' },
    });
  });

  test.each<[string, object, number]>([
    ['a taken handle', { handle: 'cedar-house' }, 409],
    ['no city', { city: ' ' }, 400],
    ['no country', { country: 'ZZ' }, 400],
    ['no craft', { capabilities: [] }, 400],
    ['a place off the map', { lat: 99 }, 400],
  ])('refuse %s', async (_, change, status) => {
    expect((await (await api.as('producer')).post('/api/producer', { ...input, handle: 'other-mill', ...change })).statusCode).toBe(status);
  });

  test('are producers', async () => {
    expect((await api.post('/api/producer', input)).statusCode).toBe(401);
    expect((await (await api.as('designer')).post('/api/producer', input)).statusCode).toBe(403);
  });
});

test('searching is limited, so that nobody reads the catalogue out through it', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 61; call += 1) statuses.push((await limited.get('/api/search?q=cedar')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
});

test('more words in the name come first, then the newest, and all of the words have to be there', async () => {
  const make = (slug: string, name: string, description: string) =>
    createDesign(api.db, { profileId: house.id, slug, name, description: { en: description, jp: '' } });
  await make('prose-only', 'Plain Jacket', 'Quilted like a bothy blanket.');
  await make('one-of-two', 'Quilted Jacket', 'For cold mornings.');
  await make('name-and-prose', 'Quilted Vest', 'As worn in a bothy.');
  await make('both-in-name', 'Quilted Bothy Coat', 'Warm.');
  await make('both-in-name-newer', 'Bothy Coat, Quilted', 'Warmer.');
  const inOrder = ['both-in-name-newer', 'both-in-name', 'name-and-prose', 'prose-only'];
  expect((await api.get('/api/search?q=quilted%20bothy&type=design')).json()).toMatchObject({
    designs: inOrder.map((slug) => ({ slug })),
    totals: { designs: 4 },
  });
  const list = await api.get('/api/design/?q=quilted%20bothy&limit=3');
  expect([list.headers['x-total-count'], list.json<{ slug: string }[]>().map(({ slug }) => slug)]).toEqual(['4', inOrder.slice(0, 3)]);
  const rest = await api.get('/api/design/?q=quilted%20bothy&limit=3&page=2');
  expect([rest.headers['x-total-count'], rest.json<{ slug: string }[]>().map(({ slug }) => slug)]).toEqual(['4', inOrder.slice(3)]);
  expect((await api.get('/api/search?q=quitled%20bothy&type=design')).json()).toMatchObject({ totals: { designs: 4 } });
});
