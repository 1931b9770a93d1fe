import { expect, test } from '@jest/globals';
import type { StaffOrder } from '@orime/contracts/api/selling/order-office';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../../test/catalogue-factories.ts';
import { buy, key, okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';

const guest = await buildTestApp();
const { db } = guest;
const admin = await freshAdmin(guest);

/** Two units for 50.00 each and 15.00 for the way, paid. */
async function sell(): Promise<{ readonly orderId: string; readonly lineId: string }> {
  const seller = await guest.as('designer');
  const profile = await createProfile(db, { userId: seller.user.id });
  const design = await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 2 }], retail: { USD: 5_000 } });
  const placed = await buy(guest, [{ id: design.id, size: 'S', quantity: 2 }]);
  await guest.app.jobs.runNow('settle-payments');
  const [order] = placed.orders;
  return { orderId: order?.id ?? '', lineId: order?.lines[0]?.id ?? '' };
}
const read = async (id: string) => okBody<StaffOrder>(await admin.get(`/api/order/staff/id/${id}`));

test('tells what can still be given back, and who did what', async () => {
  const { orderId, lineId } = await sell();
  const before = await read(orderId);
  expect(before).toMatchObject({
    payment: { status: 'captured', captured: { priceMinor: 11_500 }, refunded: { priceMinor: 0 }, error: '' },
    refundable: { lines: [{ lineId, refundedQuantity: 0 }], shipping: { priceMinor: 1_500 }, left: { priceMinor: 11_500 } },
    viewer: { canRefund: true, canNote: true },
  });
  okBody(await admin.post(`/api/order/note/id/${orderId}`, { text: 'Called about the size' }));
  okBody(await admin.post(`/api/order/refund/id/${orderId}`, { lines: [{ lineId, quantity: 1 }], shipping: true, reason: 'Torn' }, key()));
  const after = await read(orderId);
  expect(after.refundable).toMatchObject({
    lines: [{ lineId, refundedQuantity: 1 }],
    shipping: { priceMinor: 0 },
    left: { priceMinor: 5_000 },
  });
  expect(after.invoice?.number).toBeTruthy();
  expect(after.history.map(({ kind, text, actor }) => [kind, text, actor?.id])).toEqual(
    expect.arrayContaining([
      ['note', 'Called about the size', admin.user.id],
      ['refund_requested', 'Torn', admin.user.id],
    ]),
  );
});

test('is read by managers, who change nothing, and by nobody else', async () => {
  const { orderId } = await sell();
  const manager = await guest.as('account-manager');
  expect(okBody<StaffOrder>(await manager.get(`/api/order/staff/id/${orderId}`)).viewer).toEqual({ canRefund: false, canNote: false });
  expect(refusal(await guest.get(`/api/order/staff/id/${orderId}`))).toBe('401 unauthenticated');
  expect(refusal(await (await guest.as('designer')).get(`/api/order/staff/id/${orderId}`))).toBe('403 forbidden');
  expect(refusal(await admin.get('/api/order/staff/id/ord_unknown'))).toBe('404 not_found');
});
