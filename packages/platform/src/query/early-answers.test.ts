import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { installPlatform } from '../current-platform.ts';
import { api } from '../http/api.ts';
import { testPlatform } from '../test-tools.ts';
import { apiQuery } from './api-query.ts';
import { earlyAnswer, takeEarly } from './early-answers.ts';
import { readEarly } from './read-early.ts';

const originalFetch = globalThis.fetch;
let asked: string[];
let platform: ReturnType<typeof testPlatform>;

beforeEach(() => {
  asked = [];
  globalThis.fetch = (async (input: Request | string) => {
    asked.push(new URL(typeof input === 'string' ? input : input.url, location.href).pathname);
    return Response.json([{ slug: `coat-${String(asked.length)}` }]);
  }) as typeof fetch;
  platform = testPlatform();
  installPlatform(platform);
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  jest.useRealTimers();
  platform.queries.clear();
});

const query = (url: string) => apiQuery<{ slug: string }[]>({ key: ['design', url], url });

test('a query has what was read for it before, without asking again', async () => {
  await readEarly('/api/design/a');
  await readEarly('/api/design/a');
  expect(earlyAnswer('/api/design/a')?.body).toEqual([{ slug: 'coat-1' }]);
  const { initialData } = query('/api/design/a');
  expect(typeof initialData === 'function' ? initialData() : undefined).toEqual([{ slug: 'coat-1' }]);
  expect(await platform.queries.fetchQuery(query('/api/design/a'))).toEqual([{ slug: 'coat-1' }]);
  expect(asked).toEqual(['/api/design/a']);
  // Given once to who asks later: the next one reads anew.
  expect(await takeEarly('/api/design/a')).toEqual([{ slug: 'coat-1' }]);
  expect(takeEarly('/api/design/a')).toBeUndefined();
});

test('a query waits for what is on its way', async () => {
  const reading = readEarly('/api/design/b');
  const fetched = platform.queries.fetchQuery(query('/api/design/b'));
  await reading;
  expect(await fetched).toEqual([{ slug: 'coat-1' }]);
  expect(asked).toHaveLength(1);
});

test('what was read before a write is forgotten with it', async () => {
  await readEarly('/api/design/e');
  await api.post('/api/like/design/e');
  expect(earlyAnswer('/api/design/e')).toBeUndefined();
});

test('what the page writes by itself, aside, leaves it', async () => {
  await readEarly('/api/design/f');
  await api.post('/api/cart/merge', {}, { isAside: true });
  expect(earlyAnswer('/api/design/f')?.body).toEqual([{ slug: 'coat-1' }]);
});

test('what was read for another person, or long ago, is nobody’s', async () => {
  await readEarly('/api/design/c');
  platform.session.setState({
    status: 'signed-in',
    user: { _id: 'usr_1', email: '', name: '', type: 'buyer', staffRole: 'none', emailVerified: true, socketID: null, following: [] },
  });
  expect(earlyAnswer('/api/design/c')).toBeUndefined();
  await readEarly('/api/design/d');
  jest.useFakeTimers({ now: Date.now() + 31_000, doNotFake: ['setTimeout'] });
  expect(takeEarly('/api/design/d')).toBeUndefined();
});
