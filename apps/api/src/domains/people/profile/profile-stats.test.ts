import { expect, test } from '@jest/globals';
import type { ProfileStats } from '@orime/contracts/api/people/profile-stats';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { createProducer } from '../../../../test/production-factories.ts';
import { newId } from '../../../house/ids.ts';

const api = await buildTestApp();
const { db } = api;
const designer = await api.as('designer');
const house = await createProfile(db, { userId: designer.user.id });
const design = await createDesign(db, { profileId: house.id });
const other = await createDesign(db, { profileId: (await createProfile(db)).id });
const fan = await api.as('consumer');

const viewOf = (path: string, at: string) =>
  db
    .insertInto('page_views')
    .values({ path, title: null, referrer: null, locale: 'en', visitor_hash: newId('vis'), viewed_at: new Date(at) })
    .execute();

test('counts a period by day beside the one before it, of one’s own pages alone', async () => {
  await viewOf(`/designs/${design.slug}`, '2026-05-10T23:59:59Z');
  await viewOf(`/designs/${design.slug}`, '2026-05-11T00:00:00Z');
  await viewOf(`/shop/${house.handle}`, '2026-05-12T12:00:00Z');
  await viewOf(`/designs/${other.slug}`, '2026-05-12T12:00:00Z');
  await viewOf(`/shop/${house.handle}`, '2026-05-13T00:00:00Z');
  await db
    .insertInto('design_likes')
    .values({ user_id: fan.user.id, design_id: design.id, created_at: new Date('2026-05-09T10:00:00Z') })
    .execute();
  await db
    .insertInto('follows')
    .values({ follower_user_id: fan.user.id, profile_id: house.id, created_at: new Date('2026-05-12T10:00:00Z') })
    .execute();
  const stats = okBody<ProfileStats>(await designer.get('/api/profile/stats?from=2026-05-11&to=2026-05-12&currency=JPY'));
  const none = { views: 0, likes: 0, followers: 0, orders: 0, netMinor: 0 };
  expect(stats).toMatchObject({
    from: '2026-05-11',
    to: '2026-05-12',
    currency: 'JPY',
    days: [
      { ...none, day: '2026-05-11', views: 1 },
      { ...none, day: '2026-05-12', views: 1, followers: 1 },
    ],
    totals: { ...none, views: 2, followers: 1 },
    before: { ...none, views: 1, likes: 1 },
    payable: [],
  });
});

test('says what waits for the designer', async () => {
  const before = okBody<ProfileStats>(await designer.get('/api/profile/stats')).waiting;
  expect(before).toMatchObject({ quotes: 0, productions: 0, rejectedDesigns: 0, conversations: 0 });
  const mill = await createProducer(db, { userId: (await api.as('producer')).user.id });
  await createDesign(db, { profileId: house.id, confirmed: 'rejected' });
  const run = { profile_id: house.id, design_id: design.id, currency: 'JPY', size_quantities: '{"M": 3}' };
  await db
    .insertInto('productions')
    .values([
      { ...run, id: newId('prd'), producer_id: mill.id, status: 'qc', rfq_id: null, stocked_at: null },
      { ...run, id: newId('prd'), producer_id: null, status: 'qc', rfq_id: null, stocked_at: null },
    ])
    .execute();
  await db
    .insertInto('rfqs')
    .values({
      id: newId('rfq'),
      reference: newId('ref'),
      requester_user_id: designer.user.id,
      profile_id: house.id,
      producer_id: mill.id,
      design_id: null,
      title: 'Coats',
      message: 'Could you?',
      units: 3,
      status: 'quoted',
      unit_price_minor: 100,
      currency: 'JPY',
      lead_days: 3,
    })
    .execute();
  const { days, waiting } = okBody<ProfileStats>(await designer.get('/api/profile/stats'));
  expect(days).toHaveLength(30);
  expect(waiting).toMatchObject({ quotes: 1, productions: 1, rejectedDesigns: 1 });
});

test.each([
  ['to others', () => api.as('producer'), '', '403 forbidden'],
  ['before there is a profile', () => api.as('designer'), '', '404 not_found'],
  ['for more than a quarter', async () => designer, '?from=2026-01-01&to=2026-06-01', '400 validation'],
  ['for a time that ends before it begins', async () => designer, '?from=2026-02-01&to=2026-01-01', '400 validation'],
])('is refused %s', async (_, client, query, answer) => {
  expect(refusal(await (await client()).get(`/api/profile/stats${query}`))).toBe(answer);
});
