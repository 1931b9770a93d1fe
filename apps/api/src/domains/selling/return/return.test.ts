import { describe, expect, test } from '@jest/globals';
import type { Purchase } from '@orime/contracts/api/selling/order';
import type { Return } from '@orime/contracts/api/selling/return';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { buy, okBody, refusal } from '../../../../test/checkout-factories.ts';
import { untilSomebodyWaits } from '../../../../test/waiting.ts';
import { ask, deliver, move } from './return.fixture.ts';

const guest = await buildTestApp();
const { db } = guest;
const admin = await guest.as('admin');

describe('a return', () => {
  test('that is put on sale again and a purchase of the same goods do not lock each other out', async () => {
    // The piece was made before the sizes in stock, so that ids alone would put it first.
    const { seller, buyer, orderId, lineIds, variantId, pieceId } = await deliver(guest, [
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
    const { seller, buyer, orderId, lineIds, variantId, pieceId } = await deliver(guest);
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
      'received',
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
    const { seller, buyer, orderId, lineIds } = await deliver(guest);
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

describe('what cannot be returned', () => {
  test('is not delivered, delivered long ago, made to order, or more than was bought', async () => {
    const { buyer, orderId, lineIds } = await deliver(guest);
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
  const { seller, buyer, orderId, lineIds } = await deliver(guest);
  const { id } = okBody<Return>(await ask(buyer, orderId, [{ lineId: lineIds[0], quantity: 1 }]));
  for (const stranger of [await guest.as('consumer'), await guest.as('designer')])
    expect(refusal(await stranger.get(`/api/return/id/${id}`))).toBe('404 not_found');
  expect(refusal(await move(await guest.as('designer'), id, { status: 'approved' }))).toBe('404 not_found');
  expect(refusal(await ask(seller, orderId, [{ lineId: lineIds[1], quantity: 1 }]))).toBe('404 not_found');
  expect(okBody<{ total: number }>(await buyer.get('/api/return/mine')).total).toBe(1);
  okBody(await move(admin, id, { status: 'declined', answer: 'Worn' }));
  expect(await db.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute()).toEqual([{ action: 'return.move' }]);
});

async function stockOf(variantId: string): Promise<number> {
  const { rows } = await sql<{
    units: number;
  }>`SELECT on_hand - allocated AS units FROM stock_levels WHERE variant_id = ${variantId}`.execute(db);
  return rows[0]?.units ?? 0;
}
