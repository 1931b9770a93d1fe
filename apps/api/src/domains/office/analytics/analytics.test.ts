import { expect, test } from '@jest/globals';
import type { Analytics } from '@orime/contracts/api/office/analytics';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';

const { as, db, post } = await buildTestApp();
const admin = await as('admin');

const read = async (query: string) => okBody<Analytics>(await admin.get(`/api/analytics?${query}`));
const view = (path: string, visitor: string, at: string, locale = 'en') =>
  db.insertInto('page_views').values({ path, visitor_hash: visitor, viewed_at: at, locale }).execute();

test('views are counted by day, route and language, visitors once a day', async () => {
  await view('/designs/dsn_01J8Z5W4Y3X2V1T0S9R8Q7P6N5', 'a', '2026-03-01T00:00:00Z');
  await view('/designs/dsn_01J8Z5W4Y3X2V1T0S9R8Q7P6N6', 'a', '2026-03-01T23:59:59Z');
  await view('/catalog', 'b', '2026-03-01T12:00:00Z', 'jp');
  await view('/catalog', 'a2', '2026-03-03T12:00:00Z');
  await view('/catalog', 'c', '2026-03-04T00:00:00Z');
  expect(await read('from=2026-03-01&to=2026-03-03')).toEqual({
    from: '2026-03-01',
    to: '2026-03-03',
    total: { views: 4, visitors: 3 },
    days: [
      { day: '2026-03-01', views: 3, visitors: 2 },
      { day: '2026-03-02', views: 0, visitors: 0 },
      { day: '2026-03-03', views: 1, visitors: 1 },
    ],
    routes: [
      { path: '/catalog', views: 2, visitors: 2 },
      { path: '/designs/:id', views: 2, visitors: 1 },
    ],
    languages: [
      { language: 'en', views: 3, visitors: 2 },
      { language: 'jp', views: 1, visitors: 1 },
    ],
  });
  expect((await read('')).days).toHaveLength(30);
});

test.each(['from=2026-03-02&to=2026-03-01', 'from=2026-01-01&to=2026-12-31', 'from=soon'])('a range like %s is refused', async (query) => {
  expect(refusal(await admin.get(`/api/analytics?${query}`))).toBe('400 validation');
});

test('nobody who refused is counted, until they agree again', async () => {
  const member = await as('consumer');
  const count = async () => (await db.selectFrom('page_views').select('id').where('path', '=', '/hats').execute()).length;
  const decide = (value: boolean) => member.post('/api/consent', { kind: 'cookies', value });
  await decide(false);
  await member.post('/api/analytics/page-view', { path: '/hats' });
  expect(await count()).toBe(0);
  await decide(true);
  await member.post('/api/analytics/page-view', { path: '/hats?email=a@b.example' });
  await post('/api/analytics/page-view', { path: '/hats' });
  expect(await count()).toBe(2);
});
