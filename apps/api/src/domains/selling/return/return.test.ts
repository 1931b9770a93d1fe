import { describe, expect, test } from '@jest/globals';
import type { Purchase } from '@orime/contracts/api/selling/order';
import type { CountedReturns, Return } from '@orime/contracts/api/selling/return';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile, type DesignOptions } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { untilSomebodyWaits } from '../../../../test/waiting.ts';

const guest = await buildTestApp();
const { db } = guest;
const admin = await guest.as('admin');

interface Delivery {
  readonly seller: SignedInClient;
  readonly buyer: SignedInClient;
  readonly orderId: string;
  /** Two units in S, and a piece. */
  readonly lineIds: readonly string[];
  readonly variantId: string;
  readonly pieceId: string;
}

async function deliver(
  sizes: DesignOptions['sizes'] = [
    { size: 'S', onHand: 5 },
    { size: 'L', pieces: ['1/1'] },
  ],
): Promise<Delivery> {
  const [seller, buyer] = [await guest.as('designer'), await guest.as('consumer')];
  const profile = await createProfile(db, { userId: seller.user.id });
  const design = await createDesign(db, { profileId: profile.id, sizes, retail: { USD: 10_000 } });
  const pieceId = design.pieces['1/1'] ?? '';
  const { orders } = await buy(buyer, [{ id: design.id, size: 'S', quantity: 2 }, { piece: pieceId }]);
  await guest.app.jobs.runNow('settle-payments');
  const [order] = orders;
  okBody(await seller.post(`/api/order/fulfill/id/${order?.id ?? ''}`, {}));
  okBody(await seller.post(`/api/order/deliver/id/${order?.id ?? ''}`, {}));
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'variant_id', 'mode'])
    .where('order_id', '=', order?.id ?? '')
    .orderBy('position')
    .execute();
  return {
    seller,
    buyer,
    orderId: order?.id ?? '',
    lineIds: lines.map(({ id }) => id),
    variantId: lines.find(({ mode }) => mode === 'stock')?.variant_id ?? '',
    pieceId,
  };
}

const ask = (
  client: Pick<SignedInClient, 'post'>,
  orderId: string,
  lines: readonly { lineId: string | undefined; quantity: number }[],
  query = '',
) =>
  client.post(
    `/api/return${query}`,
    { orderId, lines: lines.map((line) => ({ ...line, reason: 'too_small' })), note: 'Tight at the shoulders' },
    key(),
  );
const move = (client: SignedInClient, id: string, body: object) => client.post(`/api/return/status/id/${id}`, body);

describe('a return', () => {
  test('that is put on sale again and a purchase of the same goods do not lock each other out', async () => {
    // The piece was made before the sizes in stock, so that ids alone would put it first.
    const { seller, buyer, orderId, lineIds, variantId, pieceId } = await deliver([
      { size: 'L', pieces: ['1/1'] },
      { size: 'S', onHand: 5 },
    ]);
    const { id } = okBody<Return>(
      await ask(
        buyer,
        orderId,
        lineIds.map((lineId) => ({ lineId, quantity: 1 })),
      ),
    );
    for (const status of ['approved', 'in_transit', 'received']) okBody(await move(seller, id, { status }));
    const inspected = await db.transaction().execute(async (trx) => {
      await sql`SELECT FROM stock_levels WHERE variant_id = ${variantId} FOR UPDATE`.execute(trx);
      const answer = move(seller, id, {
        status: 'inspected',
        lines: lineIds.map((lineId) => ({ lineId, condition: 'as_new', restock: true })),
      });
      await untilSomebodyWaits(db);
      await sql`SELECT FROM pieces WHERE id = ${pieceId} FOR UPDATE`.execute(trx);
      return { answer };
    });
    okBody(await inspected.answer);
  });

  test('goes from the wish to the money, and what is as new goes on sale again', async () => {
    const { seller, buyer, orderId, lineIds, variantId, pieceId } = await deliver();
    const wish = okBody<Return>(
      await ask(buyer, orderId, [
        { lineId: lineIds[0], quantity: 1 },
        { lineId: lineIds[1], quantity: 1 },
      ]),
    );
    expect(wish).toMatchObject({ status: 'requested', viewer: { next: ['cancelled'] } });
    expect(okBody<{ items: Return[] }>(await seller.get('/api/return/seller?status=requested')).items.map(({ id }) => id)).toEqual([
      wish.id,
    ]);
    expect(okBody<Return>(await move(seller, wish.id, { status: 'approved', answer: 'Please send it' })).viewer.next).toEqual([
      'in_transit',
    ]);
    for (const status of ['in_transit', 'received']) okBody(await move(seller, wish.id, { status }));
    expect(
      refusal(await move(seller, wish.id, { status: 'inspected', lines: [{ lineId: lineIds[0], condition: 'as_new', restock: true }] })),
    ).toBe('400 validation');
    const before = await stockOf(variantId);
    const seen = lineIds.map((lineId) => ({ lineId, condition: 'as_new', restock: true }));
    const inspected = okBody<Return>(await move(seller, wish.id, { status: 'inspected', lines: seen }));
    expect(inspected.lines.map(({ restocked }) => restocked)).toEqual([true, true]);
    okBody(await move(seller, wish.id, { status: 'inspected', lines: seen }));
    expect((await stockOf(variantId)) - before).toBe(1);
    expect(await db.selectFrom('pieces').select('status').where('id', '=', pieceId).executeTakeFirst()).toEqual({ status: 'available' });

    expect(inspected.viewer.next).toEqual(['rejected']);
    expect(refusal(await move(seller, wish.id, { status: 'refunded' }))).toBe('403 forbidden');
    expect(okBody<Return>(await admin.get(`/api/return/id/${wish.id}`)).viewer.next).toContain('refunded');
    const done = okBody<Return>(await move(admin, wish.id, { status: 'refunded' }));
    expect(done.refund?.priceMinor).toBe(20_000);
    okBody(await move(admin, wish.id, { status: 'refunded' }));
    const purchase = okBody<Purchase>(await buyer.get(`/api/order/id/${orderId}`));
    expect(purchase.group.refunded.priceMinor).toBe(20_000);
    expect(purchase.orders[0]).toMatchObject({ fulfilmentStatus: 'partially_returned', paymentStatus: 'partially_refunded' });
    // The piece exists once and can be sold once more.
    okBody(await buy(guest, [{ piece: pieceId }]).then((order) => guest.get(`/api/order/id/${order.group.id}?key=${order.key}`)));
    const { rows } = await sql`SELECT 1 FROM ledger_entries GROUP BY currency HAVING sum(amount_minor) <> 0`.execute(db);
    expect(rows).toEqual([]);
  });

  test('is cancelled by the customer until it is received, and may be asked for again', async () => {
    const { seller, buyer, orderId, lineIds } = await deliver();
    const first = okBody<Return>(await ask(buyer, orderId, [{ lineId: lineIds[0], quantity: 2 }]));
    expect(refusal(await ask(buyer, orderId, [{ lineId: lineIds[0], quantity: 1 }]))).toBe('422 business_rule');
    expect(okBody<Return>(await buyer.post(`/api/return/cancel/id/${first.id}`)).status).toBe('cancelled');
    const second = okBody<Return>(await ask(buyer, orderId, [{ lineId: lineIds[0], quantity: 2 }]));
    expect(refusal(await move(seller, second.id, { status: 'cancelled' }))).toBe('403 forbidden');
    for (const status of ['approved', 'in_transit', 'received']) okBody(await move(seller, second.id, { status }));
    expect(refusal(await buyer.post(`/api/return/cancel/id/${second.id}`))).toBe('409 invalid_transition');
    expect(refusal(await move(admin, second.id, { status: 'refunded' }))).toBe('409 invalid_transition');
  });

  test('by a guest needs the key of the purchase', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }] });
    const { orders, key: orderKey } = await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const orderId = orders[0]?.id ?? '';
    okBody(await admin.post(`/api/order/fulfill/id/${orderId}`, {}));
    okBody(await admin.post(`/api/order/deliver/id/${orderId}`, {}));
    const lines = [{ lineId: orders[0]?.lines[0]?.id, quantity: 1 }];
    expect(refusal(await ask(guest, orderId, lines))).toBe('404 not_found');
    const wish = okBody<Return>(await ask(guest, orderId, lines, `?key=${orderKey}`));
    expect(refusal(await guest.get(`/api/return/id/${wish.id}`))).toBe('404 not_found');
    okBody(await guest.get(`/api/return/id/${wish.id}?key=${orderKey}`));
    okBody(await guest.post(`/api/return/cancel/id/${wish.id}?key=${orderKey}`));
  });
});

describe('an order tells its buyer', () => {
  const linesOf = async (client: SignedInClient, orderId: string) =>
    (okBody<Purchase>(await client.get(`/api/order/id/${orderId}`)).orders[0]?.lines ?? []).map(({ viewer }) => viewer);

  test('what can still be given back, and until when', async () => {
    const { seller, buyer, orderId, lineIds } = await deliver();
    const { delivered_at: deliveredAt } = await db
      .selectFrom('fulfilments')
      .select('delivered_at')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const until = new Date((deliveredAt?.getTime() ?? 0) + 30 * 86_400_000).toISOString();
    expect(await linesOf(buyer, orderId)).toEqual([
      { canReturn: true, returnable: 2, until },
      { canReturn: true, returnable: 1, until },
    ]);
    expect((await linesOf(seller, orderId)).map(({ canReturn }) => canReturn)).toEqual([false, false]);

    const { id, number } = okBody<Return>(
      await ask(buyer, orderId, [
        { lineId: lineIds[0], quantity: 1 },
        { lineId: lineIds[1], quantity: 1 },
      ]),
    );
    expect((await linesOf(buyer, orderId)).map(({ returnable }) => returnable)).toEqual([1, 0]);
    expect(okBody<Purchase>(await buyer.get(`/api/order/id/${orderId}`)).orders[0]?.returns).toEqual([{ id, number, status: 'requested' }]);
    okBody(await buyer.post(`/api/return/cancel/id/${id}`));
    expect((await linesOf(buyer, orderId)).map(({ returnable }) => returnable)).toEqual([2, 1]);

    await sql`UPDATE order_lines SET mode = 'made_to_order' WHERE id = ${lineIds[0] ?? ''}`.execute(db);
    expect((await linesOf(buyer, orderId))[0]).toEqual({ canReturn: false, returnable: 0, until: null });
    await sql`UPDATE fulfilments SET delivered_at = now() - interval '31 days' WHERE order_id = ${orderId}`.execute(db);
    expect((await linesOf(buyer, orderId))[1]).toMatchObject({ canReturn: false, returnable: 0 });
    await sql`UPDATE orders SET status = 'shipped' WHERE id = ${orderId}`.execute(db);
    expect((await linesOf(buyer, orderId))[1]?.until).toBeNull();
  });
});

describe('what cannot be returned', () => {
  test('is not delivered, delivered long ago, made to order, or more than was bought', async () => {
    const { buyer, orderId, lineIds } = await deliver();
    const lines = [{ lineId: lineIds[0], quantity: 1 }];
    expect(refusal(await ask(buyer, orderId, [{ lineId: lineIds[0], quantity: 3 }]))).toBe('422 business_rule');
    expect(refusal(await ask(buyer, orderId, [...lines, ...lines]))).toBe('400 validation');
    await sql`UPDATE fulfilments SET delivered_at = now() - interval '31 days' WHERE order_id = ${orderId}`.execute(db);
    expect(refusal(await ask(buyer, orderId, lines))).toBe('422 business_rule');
    await sql`UPDATE fulfilments SET delivered_at = now() WHERE order_id = ${orderId}`.execute(db);
    await sql`UPDATE order_lines SET mode = 'made_to_order' WHERE id = ${lineIds[0] ?? ''}`.execute(db);
    expect(refusal(await ask(buyer, orderId, lines))).toBe('422 business_rule');
    await sql`UPDATE orders SET status = 'shipped' WHERE id = ${orderId}`.execute(db);
    expect(refusal(await ask(buyer, orderId, lines))).toBe('409 invalid_transition');
  });
});

test('returns are the parties’ own', async () => {
  const { seller, buyer, orderId, lineIds } = await deliver();
  const { id } = okBody<Return>(await ask(buyer, orderId, [{ lineId: lineIds[0], quantity: 1 }]));
  for (const stranger of [await guest.as('consumer'), await guest.as('designer')])
    expect(refusal(await stranger.get(`/api/return/id/${id}`))).toBe('404 not_found');
  expect(refusal(await move(await guest.as('designer'), id, { status: 'approved' }))).toBe('404 not_found');
  expect(refusal(await ask(seller, orderId, [{ lineId: lineIds[1], quantity: 1 }]))).toBe('404 not_found');
  expect(okBody<{ total: number }>(await buyer.get('/api/return/mine')).total).toBe(1);
  okBody(await move(admin, id, { status: 'declined', answer: 'Worn' }));
  expect(await db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute()).toEqual([{ action: 'return.move' }]);
});

describe('the list of returns', () => {
  test('is everybody’s for staff and the own one for a seller, counted by status and found by number, address and seller', async () => {
    const [one, other] = [await deliver(), await deliver()];
    const first = okBody<Return>(await ask(one.buyer, one.orderId, [{ lineId: one.lineIds[0], quantity: 1 }]));
    const second = okBody<Return>(await ask(other.buyer, other.orderId, [{ lineId: other.lineIds[0], quantity: 1 }]));
    okBody(await move(admin, second.id, { status: 'declined' }));
    const read = async (client: SignedInClient, path: string) => okBody<CountedReturns>(await client.get(path));

    const all = await read(admin, '/api/return/?limit=2');
    expect(all.items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all.total).toBe(all.statuses.reduce((sum, { count }) => sum + count, 0));
    expect(all.items[1]).toMatchObject({
      buyer: { name: 'Mori Aya', email: 'guest@example.com' },
      estimate: { priceMinor: 10_000, currency: 'USD' },
      events: [{ status: 'requested' }],
    });
    const declined = await read(admin, `/api/return/?seller=${second.seller.id}&status=declined`);
    expect(declined).toMatchObject({ total: 1, statuses: [{ status: 'declined', count: 1 }] });
    for (const q of [first.number.toLowerCase(), first.orderNumber, 'GUEST@'])
      expect((await read(admin, `/api/return/?q=${encodeURIComponent(q)}&limit=100`)).items.map(({ id }) => id)).toContain(first.id);
    expect((await read(admin, '/api/return/?q=%25')).total).toBe(0);

    const manager = await guest.as('account-manager');
    expect((await read(manager, '/api/return/')).items[0]?.viewer.next).toEqual([]);
    expect(okBody<Return>(await manager.get(`/api/return/id/${first.id}`)).viewer.next).toEqual([]);
    expect((await read(one.seller, '/api/return/seller')).statuses).toEqual([{ status: 'requested', count: 1 }]);
    expect((await read(one.seller, `/api/return/seller?q=${second.number}`)).total).toBe(0);
    expect(refusal(await one.seller.get('/api/return/'))).toBe('403 forbidden');
  });
});

async function stockOf(variantId: string): Promise<number> {
  const { rows } = await sql<{
    units: number;
  }>`SELECT on_hand - allocated AS units FROM stock_levels WHERE variant_id = ${variantId}`.execute(db);
  return rows[0]?.units ?? 0;
}
