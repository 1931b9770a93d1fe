import { describe, expect, test } from '@jest/globals';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { PlacedOrder, Purchase, SellerOrder } from '@orime/contracts/api/selling/order';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, createPromoCode, key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { testPassword } from '../../../../test/factories.ts';

const guest = await buildTestApp();
const { db } = guest;
const admin = await guest.as('admin');

interface Sale {
  readonly seller: SignedInClient;
  readonly orderId: string;
  readonly lineId: string;
  readonly placed: PlacedOrder;
}

/** Three units at 33.33, of which a code takes 10 %: 89.99 for the goods, 15.00 for the way; unless more are wanted. */
async function sell(quantity = 3): Promise<Sale> {
  const seller = await guest.as('designer');
  const profile = await createProfile(db, { userId: seller.user.id });
  const design = await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: quantity }], retail: { USD: 3_333 } });
  const code = `TEN${profile.id.slice(-8)}`;
  await createPromoCode(db, code);
  const placed = await buy(quantity > 3 ? await guest.as('consumer') : guest, [{ id: design.id, size: 'S', quantity }], { codes: [code] });
  await guest.app.jobs.runNow('settle-payments');
  const [order] = placed.orders;
  return { seller, placed, orderId: order?.id ?? '', lineId: order?.lines[0]?.id ?? '' };
}
const refund = (orderId: string, body: object, idempotency = key()) =>
  admin.post(`/api/order/refund/id/${orderId}`, { reason: 'Torn', ...body }, idempotency);
const refundedOf = (purchase: Purchase) => purchase.group.refunded.priceMinor;

describe('a refund', () => {
  test('gives units back at what was paid for them, in parts exactly the whole, and the shipping once', async () => {
    const { orderId, lineId, placed } = await sell();
    const one = { lines: [{ lineId, quantity: 1 }] };
    expect(placed.group.totals.total.priceMinor).toBe(10_499);
    expect(refundedOf(okBody(await refund(orderId, one)))).toBe(2_999);
    expect(refundedOf(okBody(await refund(orderId, { ...one, shipping: true })))).toBe(7_499);
    expect(refusal(await refund(orderId, { shipping: true }))).toBe('422 business_rule');
    const last = okBody<Purchase>(await refund(orderId, one));
    expect(refundedOf(last)).toBe(10_499);
    expect(last.orders[0]).toMatchObject({ paymentStatus: 'refunded' });
    expect(last.orders[0]?.refunds.map(({ amount, status }) => [amount.priceMinor, status])).toEqual([
      [2_999, 'done'],
      [4_500, 'done'],
      [3_000, 'done'],
    ]);
    expect(refusal(await refund(orderId, one))).toMatch(/^(?:409 invalid_transition|422 business_rule)$/);
    const { rows } =
      await sql`SELECT account FROM ledger_entries WHERE order_id = ${orderId} GROUP BY account HAVING sum(amount_minor) <> 0`.execute(db);
    expect(rows).toEqual([]);
  });

  test('of each of thirteen units at once comes to exactly the whole, each with its credit note', async () => {
    const { orderId, lineId } = await sell(13);
    const answers = await Promise.all(Array.from({ length: 13 }, () => refund(orderId, { lines: [{ lineId, quantity: 1 }] })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const { rows } = await sql<{ given: number; kept: number; noted: number }>`
      SELECT sum(r.amount_minor)::int AS given, (SELECT total_minor FROM order_lines WHERE id = ${lineId})::int AS kept, -sum(c.total_minor)::int AS noted
      FROM refunds r JOIN invoices c ON c.id = r.credit_note_id WHERE r.order_id = ${orderId}`.execute(db);
    expect([rows[0]?.given, rows[0]?.noted]).toEqual([rows[0]?.kept, rows[0]?.kept]);
  });

  test('is not taken for another one whose sender chose the same key', async () => {
    const [one, other, colleague] = [await sell(), await sell(), await guest.as('admin')];
    const same = key('refund-0001');
    expect(refundedOf(okBody(await refund(one.orderId, { lines: [{ lineId: one.lineId, quantity: 1 }] }, same)))).toBe(2_999);
    const answer = await colleague.post(
      `/api/order/refund/id/${other.orderId}`,
      { reason: 'Torn', lines: [{ lineId: other.lineId, quantity: 1 }] },
      same,
    );
    expect(refundedOf(okBody(answer))).toBe(2_999);
  });

  test('happens once for its key, and once when ten ask for the last unit', async () => {
    const { orderId, lineId } = await sell();
    const once = key();
    const two = { lines: [{ lineId, quantity: 2 }] };
    const [first, again] = [okBody<Purchase>(await refund(orderId, two, once)), okBody<Purchase>(await refund(orderId, two, once))];
    expect(refundedOf(again)).toBe(refundedOf(first));
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(orderId, { lines: [{ lineId, quantity: 1 }] })));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect(refundedOf(okBody<Purchase>(await admin.get(`/api/order/id/${orderId}`)))).toBe(8_999);
  });

  test('of one unit from two tabs is given once, by what each tab has seen to be left', async () => {
    const { orderId, lineId } = await sell();
    const one = { lines: [{ lineId, quantity: 1 }], leftMinor: 10_499 };
    const tabs = await Promise.all([1, 2].map(() => refund(orderId, one)));
    expect(tabs.map((tab) => (tab.statusCode === 200 ? '200' : refusal(tab))).sort()).toEqual(['200', '409 conflict']);
    expect(refundedOf(okBody(await refund(orderId, { ...one, leftMinor: 7_500 })))).toBe(5_999);
  });

  test('before a cancellation leaves only the rest to be given back', async () => {
    const { orderId, lineId } = await sell();
    okBody(await refund(orderId, { lines: [{ lineId, quantity: 1 }] }));
    okBody(await admin.post(`/api/order/cancel/id/${orderId}`, {}));
    await guest.app.jobs.runNow('settle-payments');
    const purchase = okBody<Purchase>(await admin.get(`/api/order/id/${orderId}`));
    expect(refundedOf(purchase)).toBe(10_499);
    expect(purchase.orders[0]?.status).toBe('cancelled');
  });

  test('of much money asks for the password again, however it is cut; nothing is given before', async () => {
    const { orderId, lineId } = await sell();
    await db
      .insertInto('settings')
      .values({ key: 'refund_reauth_from', value: JSON.stringify({ USD: 5_000 }) })
      .execute();
    const careful = await guest.as('admin');
    const give = (idempotency = key()) =>
      careful.post(`/api/order/refund/id/${orderId}`, { reason: 'Torn', lines: [{ lineId, quantity: 1 }] }, idempotency);
    expect(refundedOf(okBody(await give()))).toBe(2_999);
    const once = key();
    expect(refusal(await give(once))).toBe('403 reauth_required');
    expect(refundedOf(okBody<Purchase>(await careful.get(`/api/order/id/${orderId}`)))).toBe(2_999);
    okBody(await careful.post('/api/users/reauth', { password: testPassword }));
    expect(refundedOf(okBody(await give(once)))).toBe(5_999);
    await db.deleteFrom('settings').where('key', '=', 'refund_reauth_from').execute();
  });

  test('needs something to give back, a line of the order and a captured payment; and is an admin’s', async () => {
    const { orderId, lineId, seller } = await sell();
    const other = await sell();
    expect(refusal(await refund(orderId, {}))).toBe('422 business_rule');
    expect(refusal(await refund(orderId, { lines: [{ lineId: other.lineId, quantity: 1 }] }))).toBe('400 validation');
    expect(refusal(await refund(orderId, { lines: [{ lineId, quantity: 4 }] }))).toBe('422 business_rule');
    expect(refusal(await refund(orderId, { reason: ' ' }))).toBe('400 validation');
    expect(refusal(await refund('ord_unknown', { shipping: true }))).toBe('404 not_found');
    expect(refusal(await seller.post(`/api/order/refund/id/${orderId}`, { reason: 'x', shipping: true }, key()))).toBe('403 forbidden');
    await db
      .updateTable('payments')
      .set({ status: 'authorised', captured_minor: 0 })
      .where('group_id', '=', other.placed.group.id)
      .execute();
    expect(refusal(await refund(other.orderId, { shipping: true }))).toBe('409 invalid_transition');
  });
});

describe('the office', () => {
  test('lists every order for staff, found by number and address; sellers and buyers have their own lists', async () => {
    const { orderId, placed, seller } = await sell();
    const find = async (query: string) =>
      okBody<{ items: SellerOrder[] }>(await admin.get(`/api/order/?${query}`)).items.map(({ id }) => id);
    expect(await find(`q=${placed.group.number.toLowerCase()}`)).toEqual([orderId]);
    expect(await find('q=guest@exam&limit=100')).toContain(orderId);
    expect(await find('q=%25')).toEqual([]);
    expect(await find('status=delivered')).not.toContain(orderId);
    okBody(await (await guest.as('account-manager')).get('/api/order/'));
    expect(refusal(await seller.get('/api/order/'))).toBe('403 forbidden');
  });

  test('writes notes into the timeline, of own orders only, which the buyer does not read', async () => {
    const { orderId, placed, seller } = await sell();
    const once = key();
    const note = () => seller.post(`/api/order/note/id/${orderId}`, { text: 'Wrap it twice' }, once);
    okBody(await note());
    okBody(await note());
    const events = await db
      .selectFrom('order_events')
      .select(['kind', 'data'])
      .where('order_id', '=', orderId)
      .where('kind', '=', 'note')
      .execute();
    expect(events).toEqual([{ kind: 'note', data: { text: 'Wrap it twice' } }]);
    okBody(await admin.post(`/api/order/note/id/${orderId}`, { text: 'Called about the size' }));
    const [order] = okBody<{ items: SellerOrder[] }>(await seller.get('/api/order/seller')).items;
    const at = expect.any(String);
    expect(order?.notes).toEqual([
      { text: 'Wrap it twice', at, by: 'seller' },
      { text: 'Called about the size', at, by: 'staff' },
    ]);
    const shown = await guest.get(`/api/order/id/${placed.group.id}?key=${placed.key}`);
    expect(okBody<Purchase>(shown).orders).toHaveLength(1);
    expect(shown.body).not.toMatch(/Wrap it twice|Called about/);
    expect(refusal(await (await guest.as('designer')).post(`/api/order/note/id/${orderId}`, { text: 'x' }))).toBe('404 not_found');
  });

  test('exports a designer’s own lines', async () => {
    const { seller, placed } = await sell();
    await sell();
    const { body, headers } = await seller.get('/api/order/export.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${placed.orders[0]?.number ?? ''},.*,S,3,33\\.33,10,0,89\\.99,USD,JP,150-0001$`));
    expect((await seller.get('/api/order/export.csv?to=2020-01-01')).body.trim().split('\r\n')).toHaveLength(1);
  });
});

describe('claiming', () => {
  test('takes over guest purchases with the account’s confirmed address, once', async () => {
    const consumer = await guest.as('consumer');
    const design = await createDesign(db);
    const { group, orders } = await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }], { email: consumer.user.email.toUpperCase() });
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', consumer.user.id).execute();
    expect(refusal(await consumer.post('/api/order/claim'))).toBe('422 business_rule');
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', consumer.user.id).execute();
    // An invoice that was issued while the purchase was a guest's never changes, and goes with it all the same.
    const { id: invoiceId } = okBody<Invoice>(await admin.post('/api/invoice/issue', { orderId: orders[0]?.id }));
    expect(refusal(await consumer.get(`/api/invoice/id/${invoiceId}`))).toBe('404 not_found');
    expect(okBody(await consumer.post('/api/order/claim'))).toEqual({ claimed: 1 });
    expect(okBody<Invoice>(await consumer.get(`/api/invoice/id/${invoiceId}`)).id).toBe(invoiceId);
    expect(okBody<{ items: Invoice[] }>(await consumer.get('/api/invoice/mine')).items.map(({ id }) => id)).toEqual([invoiceId]);
    expect(okBody(await consumer.post('/api/order/claim'))).toEqual({ claimed: 0 });
    expect(okBody<{ items: Purchase[] }>(await consumer.get('/api/order/mine')).items.map((item) => item.group.id)).toEqual([group.id]);
  });
});
