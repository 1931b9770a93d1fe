import { expect, test } from '@jest/globals';
import type { PlacedOrder, Purchase } from '@orime/contracts/api/selling/order';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { createPromoCode, okBody, orderCall, payFor, quoteOf } from '../../../../test/checkout-factories.ts';
import { newId } from '../../../house/ids.ts';

const guest = await buildTestApp();
const { db } = guest;

test('a purchase that costs nothing is placed and cancelled without asking the provider for anything', async () => {
  const [all, shipping] = [`ALL-${newId('x').slice(-6)}`, `POST-${newId('x').slice(-6)}`];
  await createPromoCode(db, all, { value: 10_000 });
  await createPromoCode(db, shipping, { kind: 'free_shipping', value: 0 });
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 1 }] });
  const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], { codes: [all, shipping] });
  const sessionId = await payFor(guest, quote);
  const { orders, group, key: orderKey } = okBody<PlacedOrder>(await orderCall(guest, quote, sessionId));
  await guest.app.jobs.runNow('settle-payments');
  expect(okBody<Purchase>(await guest.get(`/api/order/id/${group.id}?key=${orderKey}`)).orders).toMatchObject([
    { status: 'placed', paymentStatus: 'captured', totals: { total: { price: 0 } } },
  ]);
  expect(await db.selectFrom('test_charges').select('id').where('id', 'like', `%${sessionId}%`).execute()).toEqual([]);
  expect(okBody<Purchase>(await guest.post(`/api/order/cancel/id/${orders[0]?.id}?key=${orderKey}`, {})).orders).toMatchObject([
    { status: 'cancelled', refunds: [] },
  ]);
});
