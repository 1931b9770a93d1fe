import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, okBody } from '../../../../test/checkout-factories.ts';
import { input } from './profile.fixture.ts';

const api = await buildTestApp();

describe('DELETE /api/profile', () => {
  test('wants the handle, wipes the profile, and lets one begin anew', async () => {
    const designer = await api.as('designer');
    const own = await createProfile(api.db, { userId: designer.user.id, name: 'Going Away' });
    const design = await createDesign(api.db, { profileId: own.id });
    const remove = (confirm: string) => designer.inject({ method: 'DELETE', url: '/api/profile', payload: { confirm } });
    expect((await remove('wrong')).json()).toMatchObject({ error: { code: 'validation' } });
    expect((await remove(own.handle)).json()).toEqual({ success: true });
    for (const path of [`/api/profile/id/${own.id}`, `/api/design/${design.id}`]) expect((await api.get(path)).statusCode).toBe(404);
    expect((await api.get('/api/profile/search/going')).json()).toEqual([]);
    expect((await remove(own.handle)).statusCode).toBe(404);
    expect((await designer.post('/api/profile', { ...input, handle: 'back-again' })).json()).toMatchObject({
      id: own.id,
      status: 'in_review',
      designs: [],
    });
  });
});

test('DELETE /api/profile waits for what others owe the profile for being promoted', async () => {
  const [friend, shop] = [await api.as('designer'), await api.as('designer')];
  const own = await createProfile(api.db, { userId: friend.user.id });
  const house = await createProfile(api.db, { userId: shop.user.id });
  const { promoCode } = okBody<{ promoCode: string }>(
    await shop.post(`/api/profile/assignpromoter/id/${own.id}`, { designer: house.id, sharePercent: 10 }),
  );
  const design = await createDesign(api.db, { profileId: house.id });
  await buy(api, [{ id: design.id, size: 'S', quantity: 1 }], { codes: [promoCode] });
  const answer = await friend.inject({ method: 'DELETE', url: '/api/profile', payload: { confirm: own.handle } });
  expect(answer.json()).toMatchObject({ error: { code: 'conflict', details: { reason: 'open_payouts' } } });
});
