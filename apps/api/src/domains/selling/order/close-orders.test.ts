import { expect, test } from '@jest/globals';
import type { SellerOrder } from '@orime/contracts/api/selling/order';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;
const seller = await guest.as('designer');
const profile = await createProfile(db, { userId: seller.user.id });

async function purchase() {
  const design = await createDesign(db, { profileId: profile.id });
  return buy(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
}

test('an order ends with its return window: it is closed once, unless something is on its way back', async () => {
  const placed = await Promise.all([purchase(), purchase(), purchase()]);
  const [early = '', late = '', returning = ''] = placed.map(({ orders }) => orders[0]?.id ?? '');
  for (const id of [early, late, returning]) {
    okBody(await seller.post(`/api/order/fulfill/id/${id}`));
    okBody(await seller.post(`/api/order/deliver/id/${id}`));
  }
  const lineId = placed[2]?.orders[0]?.lines[0]?.id;
  okBody(
    await guest.post(
      `/api/return?key=${placed[2]?.key}`,
      { orderId: returning, lines: [{ lineId, quantity: 1, reason: 'too_small' }] },
      key(),
    ),
  );
  await db
    .updateTable('fulfilments')
    .set({ delivered_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('order_id', 'in', [late, returning])
    .execute();
  await Promise.all([guest.app.jobs.runNow('close-orders'), guest.app.jobs.runNow('close-orders')]);
  const states = await db.selectFrom('orders').select(['id', 'status']).where('id', 'in', [early, late, returning]).execute();
  expect(new Map(states.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [early, 'delivered'],
      [late, 'closed'],
      [returning, 'delivered'],
    ]),
  );
  expect(
    await db
      .selectFrom('order_events')
      .select('order_id')
      .where('kind', '=', 'closed')
      .where('order_id', 'in', [early, late, returning])
      .execute(),
  ).toEqual([{ order_id: late }]);
});

test('a seller who bought something of their own sends it', async () => {
  const design = await createDesign(db, { profileId: profile.id });
  const { orders } = await buy(seller, [{ id: design.id, size: 'S', quantity: 1 }]);
  expect(okBody<SellerOrder>(await seller.post(`/api/order/fulfill/id/${orders[0]?.id ?? ''}`))).toMatchObject({
    status: 'shipped',
    viewer: { canDeliver: true },
  });
  expect(okBody<SellerOrder>(await seller.post(`/api/order/deliver/id/${orders[0]?.id ?? ''}`)).status).toBe('delivered');
});
