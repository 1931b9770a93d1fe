import { expect, test } from '@jest/globals';
import type { Purchase, SellerOrder } from '@orime/contracts/api/selling/order';
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

test('another dispatch date is promised once, with its reason, as long as something is to be sent', async () => {
  const seller = await api.as('designer');
  const profile = await createProfile(api.db, { userId: seller.user.id });
  const design = await createDesign(api.db, { profileId: profile.id });
  const { group, key, orders } = await buy(api, [{ id: design.id, size: 'S', quantity: 2 }]);
  const id = orders[0]?.id ?? '';
  const shipBy = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const promise = (body: object) => seller.post(`/api/order/ship-by/id/${id}`, { shipBy, reason: 'The dye needs longer.', ...body });
  expect(refusal(await promise({ shipBy: '2020-01-01T00:00:00.000Z' }))).toBe('400 validation');
  expect(refusal(await promise({ shipBy: '2090-01-01T00:00:00.000Z' }))).toBe('400 validation');
  expect(refusal(await promise({ reason: ' ' }))).toBe('400 validation');
  expect(refusal(await (await api.as('designer')).post(`/api/order/ship-by/id/${id}`, { shipBy, reason: 'x' }))).toBe('404 not_found');
  await Promise.all([promise({}), promise({})]);
  const [order] = okBody<Purchase>(await api.get(`/api/order/id/${group.id}?key=${key}`)).orders;
  expect(order).toMatchObject({ lines: [{ shipBy }], shipByChange: { shipBy, reason: 'The dye needs longer.' } });
  expect(order?.events.map(({ kind }) => kind)).toEqual(['placed', 'ship_by_changed']);
  await api.app.jobs.runNow('mail');
  const mails = await api.db.selectFrom('sent_emails').select('text_body').where('template', '=', 'order-delayed').execute();
  expect(mails.map(({ text_body }) => text_body)).toEqual([expect.stringContaining('The reason: The dye needs longer.')]);
  okBody(await seller.post(`/api/order/fulfill/id/${id}`));
  expect(refusal(await promise({}))).toBe('409 invalid_transition');
  const sent = okBody<Purchase>(await api.get(`/api/order/id/${group.id}?key=${key}`)).orders[0];
  expect([sent?.shipByChange, sent?.lines[0]?.shipBy]).toEqual([undefined, null]);
});
