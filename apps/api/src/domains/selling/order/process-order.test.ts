import { expect, test } from '@jest/globals';
import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, okBody, refusal } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();

test('an order begins once, which its buyer sees and cannot undo by cancelling', async () => {
  const seller = await api.as('designer');
  const profile = await createProfile(api.db, { userId: seller.user.id });
  const design = await createDesign(api.db, { profileId: profile.id });
  const { group, key, orders } = await buy(api, [{ id: design.id, size: 'S', quantity: 1 }]);
  const id = orders[0]?.id ?? '';
  const begin = () => seller.post(`/api/order/process/id/${id}`);
  const versions = (await Promise.all(Array.from({ length: 10 }, begin))).map((answer) => okBody<SellerOrder>(answer).version);
  expect(new Set(versions).size).toBe(1);
  expect(okBody<SellerOrder>(await begin())).toMatchObject({
    status: 'processing',
    events: [{ kind: 'placed' }, { kind: 'processing' }],
    viewer: { canProcess: false, canFulfil: true },
  });
  expect(refusal(await api.post(`/api/order/cancel/id/${group.id}?key=${key}`))).toBe('409 invalid_transition');
  expect(refusal(await (await api.as('designer')).post(`/api/order/process/id/${id}`))).toBe('404 not_found');
  okBody(await seller.post(`/api/order/fulfill/id/${id}`));
  expect(refusal(await begin())).toBe('409 invalid_transition');
});
