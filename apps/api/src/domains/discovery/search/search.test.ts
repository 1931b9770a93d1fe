import { describe, expect, test } from '@jest/globals';
import { SearchAnswer, suggest } from '@orime/contracts/api/discovery/search';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { openCedarHouse } from './cedar-house.fixture.ts';

const api = await buildTestApp();
const limited = await buildTestApp({ rateLimits: true });

const { house } = await openCedarHouse(api);
await createProfile(api.db, { handle: 'ito-kasumi', name: 'Ito Kasumi', nameJp: '伊藤霞' });

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

describe('a name in kanji', () => {
  test.each(['いとう', 'いと', '伊藤', 'ito', 'いとう かすみ'])('is found by %s', async (typed) => {
    const { items } = (await api.get(`/api/search/suggest?q=${encodeURIComponent(typed)}`)).json<{ items: { label: string }[] }>();
    expect(items[0]?.label).toBe('Ito Kasumi');
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
