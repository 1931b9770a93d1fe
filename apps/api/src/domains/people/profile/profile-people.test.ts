import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { openHouses } from './profile.fixture.ts';

const api = await buildTestApp();

const { consumer, admin, asaoka, vico, suspended } = await openHouses(api);

describe('following', () => {
  test('counts once a person', async () => {
    const follow = `/api/profile/follow/id/${vico.id}`;
    expect((await consumer.post(follow)).json()).toEqual({ following: true, followers: 1 });
    expect((await consumer.post(follow)).json()).toEqual({ following: true, followers: 1 });
    expect((await consumer.get('/api/profile/following')).json()).toMatchObject([{ handle: 'vico-terrasi', followers: 1 }]);
    expect((await consumer.get('/api/profile/handle/vico-terrasi')).json()).toMatchObject({ viewer: { following: true } });
    expect((await consumer.post(`/api/profile/unfollow/id/${vico.id}`)).json()).toEqual({ following: false, followers: 0 });
    expect((await consumer.post(`/api/profile/unfollow/id/${vico.id}`)).json()).toEqual({ following: false, followers: 0 });
    expect((await consumer.post(`/api/profile/follow/id/${suspended.id}`)).statusCode).toBe(404);
    expect((await api.post(follow)).statusCode).toBe(401);
  });
});

describe('promoters', () => {
  test('a designer gives a promoter a code, takes it back, and gives it again', async () => {
    const designer = await api.as('designer');
    const own = await createProfile(api.db, { userId: designer.user.id });
    const path = `/api/profile/assignpromoter/id/${vico.id}`;
    const made = await designer.post(path, { designer: own.id, code: 'vico10', sharePercent: 7.5 });
    expect(made.json()).toMatchObject({ handle: 'vico-terrasi', promoCode: 'VICO10', sharePercent: 7.5, status: 'active' });
    const code = await api.db
      .selectFrom('promo_codes')
      .select(['scope', 'scope_ids', 'active'])
      .where('code', '=', 'VICO10')
      .executeTakeFirst();
    expect(code).toMatchObject({ scope: 'designer', scope_ids: [own.id], active: true });
    expect((await designer.post(path, { designer: own.id, sharePercent: 5 })).json()).toMatchObject({ error: { code: 'conflict' } });
    expect((await designer.get('/api/profile')).json()).toMatchObject({ promoters: [{ promoCode: 'VICO10' }] });
    const end = '/api/profile/deletepromoter/id/VICO10';
    expect((await designer.post(end, { promoCode: 'OTHER' })).statusCode).toBe(400);
    expect((await (await api.as('designer')).post(end, { promoCode: 'VICO10' })).statusCode).toBe(404);
    expect((await designer.post(end, { promoCode: 'VICO10' })).json()).toEqual({ success: true });
    expect(await api.db.selectFrom('promo_codes').select('active').where('code', '=', 'VICO10').executeTakeFirst()).toEqual({
      active: false,
    });
    expect((await designer.post(path, { designer: own.handle, sharePercent: 5 })).json()).toMatchObject({
      promoCode: 'VICO10',
      sharePercent: 5,
      status: 'active',
    });
  });

  test('nobody assigns for somebody else, but an admin', async () => {
    const path = `/api/profile/assignpromoter/id/${vico.id}`;
    const body = { designer: asaoka.id, sharePercent: 5 };
    expect((await (await api.as('designer')).post(path, body)).statusCode).toBe(403);
    expect((await consumer.post(path, body)).statusCode).toBe(403);
    expect((await api.post(path, body)).statusCode).toBe(401);
    expect((await admin.post(path, body)).json()).toMatchObject({ promoCode: expect.stringMatching(/^VICO-TERRASI-/) });
    expect((await admin.post('/api/profile/assignpromoter/id/prf_none', body)).statusCode).toBe(404);
  });
});
