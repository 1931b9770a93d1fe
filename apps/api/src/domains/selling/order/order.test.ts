import { describe, expect, test } from '@jest/globals';
import type { Purchase, SellerOrder } from '@orime/contracts/api/selling/order';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { buy, createPromoCode, key as freshKey, okBody, quoteOf, refusal } from '../../../../test/checkout-factories.ts';
import { idOf, openMarket } from './order.fixture.ts';

const guest = await buildTestApp();
const { db } = guest;
const { openShop, purchaseFrom } = openMarket(guest);

describe('cancelling', () => {
  test('by the buyer frees goods and code, answers the ledger and gives the money back', async () => {
    const design = await createDesign(db, {
      sizes: [
        { size: 'S', onHand: 5 },
        { size: 'L', pieces: ['1/1'] },
      ],
      retail: { USD: 10_000 },
    });
    await createPromoCode(db, 'ONCE', { usageLimit: 1 });
    const { group, key, orders } = await buy(guest, [{ id: design.id, size: 'S', quantity: 2 }, { piece: design.pieces['1/1'] ?? '' }], {
      codes: ['ONCE'],
    });
    await guest.app.jobs.runNow('settle-payments');
    const cancelled = okBody<Purchase>(await guest.post(`/api/order/cancel/id/${group.id}?key=${key}`, { reason: 'changed my mind' }));
    expect(cancelled.orders[0]).toMatchObject({ status: 'cancelled', viewer: { canCancel: false } });
    await guest.app.jobs.runNow('settle-payments');
    const read = okBody<Purchase>(await guest.get(`/api/order/id/${group.id}?key=${key}`));
    expect(read.group.refunded.priceMinor).toBe(group.totals.total.priceMinor);
    expect(read.orders[0]?.paymentStatus).toBe('refunded');
    expect(
      await db
        .selectFrom('stock_levels')
        .select('allocated')
        .where('variant_id', '=', design.variants['S'] ?? '')
        .executeTakeFirst(),
    ).toEqual({ allocated: 0 });
    expect(
      await db
        .selectFrom('pieces')
        .select('status')
        .where('id', '=', design.pieces['1/1'] ?? '')
        .executeTakeFirst(),
    ).toEqual({ status: 'available' });
    expect(await db.selectFrom('promo_codes').select('used_count').where('code', '=', 'ONCE').executeTakeFirst()).toEqual({
      used_count: 0,
    });
    const { rows } = await sql<{
      balance: number;
    }>`SELECT sum(amount_minor)::int AS balance FROM ledger_entries WHERE ref = ${idOf(orders[0])} GROUP BY account`.execute(db);
    expect(rows.map((row) => row.balance)).toEqual([0, 0, 0]);
    // The piece can be bought by somebody else, the code be used again.
    okBody(await guest.post('/api/promo-code/validate', { code: 'once', currency: 'USD', lines: [{ piece: design.pieces['1/1'] }] }));
    await buy(guest, [{ piece: design.pieces['1/1'] ?? '' }], { codes: ['ONCE'] });
  });

  test('one seller’s order gives back that part and keeps the other', async () => {
    const [mine, other] = [await openShop(), await openShop()];
    const { group, key, orders } = await purchaseFrom(mine, other);
    await guest.app.jobs.runNow('settle-payments');
    okBody(await mine.seller.post(`/api/order/cancel/id/${idOf(orders[0])}`));
    await guest.app.jobs.runNow('settle-payments');
    const read = okBody<Purchase>(await guest.get(`/api/order/id/${group.id}?key=${key}`));
    expect(read.orders.map((order) => [order.status, order.paymentStatus])).toEqual([
      ['cancelled', 'refunded'],
      ['placed', 'captured'],
    ]);
    expect(read.group.refunded).toEqual(orders[0]?.totals.total);
  });

  test('before the capture voids the payment', async () => {
    const { group, key } = await purchaseFrom(await openShop());
    okBody(await guest.post(`/api/order/cancel/id/${group.id}?key=${key}`));
    await guest.app.jobs.runNow('settle-payments');
    const read = okBody<Purchase>(await guest.get(`/api/order/id/${group.id}?key=${key}`));
    expect(read.orders[0]?.paymentStatus).toBe('voided');
    const { rows } =
      await sql`SELECT 1 FROM test_charges c JOIN payments p ON p.provider_ref = c.id WHERE p.group_id = ${group.id} AND c.status = 'voided'`.execute(
        db,
      );
    expect(rows).toHaveLength(1);
  });

  test('after shipping is refused and changes nothing; twice is once', async () => {
    const shop = await openShop();
    const { group, key, orders } = await purchaseFrom(shop);
    okBody(await shop.seller.post(`/api/order/fulfill/id/${idOf(orders[0])}`));
    expect(refusal(await guest.post(`/api/order/cancel/id/${group.id}?key=${key}`))).toBe('409 invalid_transition');
    expect(refusal(await shop.seller.post(`/api/order/cancel/id/${idOf(orders[0])}`))).toBe('409 invalid_transition');
    const again = await purchaseFrom(shop);
    const url = `/api/order/cancel/id/${again.group.id}?key=${again.key}`;
    const answers = await Promise.all([guest.post(url), guest.post(url), guest.post(url)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    await guest.app.jobs.runNow('settle-payments');
    expect(
      await db
        .selectFrom('order_events')
        .select('kind')
        .where('order_id', '=', idOf(again.orders[0]))
        .where('kind', '=', 'cancelled')
        .execute(),
    ).toHaveLength(1);
  });

  test('is for the buyer, the seller and administrators', async () => {
    const { group, orders } = await purchaseFrom(await openShop());
    expect(refusal(await guest.post(`/api/order/cancel/id/${group.id}`))).toBe('404 not_found');
    expect(refusal(await (await guest.as('designer')).post(`/api/order/cancel/id/${idOf(orders[0])}`))).toBe('404 not_found');
    expect(refusal(await (await guest.as('account-manager')).post(`/api/order/cancel/id/${group.id}`))).toBe('403 forbidden');
    okBody(await (await guest.as('admin')).post(`/api/order/cancel/id/${group.id}`));
  });
});

describe('shipping', () => {
  test('a part, then the rest, then delivery; stock leaves the house', async () => {
    const shop = await openShop();
    const { orders } = await purchaseFrom(shop);
    const order = orders[0];
    const line = order?.lines[0];
    const url = `/api/order/fulfill/id/${idOf(order)}`;
    const first = { lines: [{ lineId: line?.id, quantity: 1 }], carrier: 'Yamato', tracking: '1234-5678' };
    const once = freshKey();
    const part = okBody<SellerOrder>(await shop.seller.post(url, first, once));
    // Its answer was lost: the same parcel under the same key is not a second one.
    expect(okBody<SellerOrder>(await shop.seller.post(url, first, once))).toEqual(part);
    expect(part).toMatchObject({
      status: 'partially_shipped',
      fulfilmentStatus: 'partial',
      fulfilled: false,
      fulfilments: [{ carrier: 'Yamato', tracking: '1234-5678', lines: [{ lineId: line?.id, quantity: 1 }] }],
    });
    expect(refusal(await shop.seller.post(url, { lines: [{ lineId: line?.id, quantity: 2 }] }))).toBe('422 business_rule');
    expect(refusal(await shop.seller.post(url, { lines: [{ lineId: 'orl_other', quantity: 1 }] }))).toBe('400 validation');
    const rest = okBody<SellerOrder>(await shop.seller.post(url));
    expect(rest).toMatchObject({ status: 'shipped', fulfilmentStatus: 'fulfilled', fulfilled: true });
    expect(rest.fulfilments).toHaveLength(2);
    expect(okBody<SellerOrder>(await shop.seller.post(url)).version).toBe(rest.version);
    const variant = await db
      .selectFrom('order_lines')
      .select('variant_id')
      .where('id', '=', line?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(
      await db.selectFrom('stock_levels').select(['on_hand', 'allocated']).where('variant_id', '=', variant.variant_id).executeTakeFirst(),
    ).toEqual({ on_hand: 3, allocated: 0 });
    const delivered = okBody<SellerOrder>(await shop.seller.post(`/api/order/deliver/id/${idOf(order)}`));
    expect(delivered).toMatchObject({
      status: 'delivered',
      fulfilments: [{ deliveredAt: expect.any(String) }, { deliveredAt: expect.any(String) }],
    });
    expect(okBody<SellerOrder>(await shop.seller.post(`/api/order/deliver/id/${idOf(order)}`)).version).toBe(delivered.version);
    expect(delivered.events.map((event) => event.kind)).toEqual(['placed', 'partially_shipped', 'shipped', 'delivered']);
  });

  test('of a cancelled order, and delivery before shipping, are refused', async () => {
    const shop = await openShop();
    const { group, key, orders } = await purchaseFrom(shop);
    expect(refusal(await shop.seller.post(`/api/order/deliver/id/${idOf(orders[0])}`))).toBe('409 invalid_transition');
    okBody(await guest.post(`/api/order/cancel/id/${group.id}?key=${key}`));
    expect(refusal(await shop.seller.post(`/api/order/fulfill/id/${idOf(orders[0])}`))).toBe('409 invalid_transition');
  });

  test('is the seller’s or an administrator’s', async () => {
    const { group, orders } = await purchaseFrom(await openShop());
    const url = `/api/order/fulfill/id/${idOf(orders[0])}`;
    expect(refusal(await guest.post(url))).toBe('401 unauthenticated');
    expect(refusal(await (await guest.as('consumer')).post(url))).toBe('403 forbidden');
    expect(refusal(await (await guest.as('designer')).post(url))).toBe('404 not_found');
    const admin = await guest.as('admin');
    expect(refusal(await admin.post(`/api/order/fulfill/id/${group.id}`))).toBe('404 not_found');
    okBody(await admin.post(url));
    const audited = await db.selectFrom('audit_log').select(['action', 'actor_id']).where('entity_id', '=', idOf(orders[0])).execute();
    expect(audited).toEqual([{ action: 'order.fulfil', actor_id: admin.user.id }]);
  });
});

describe('mails', () => {
  test('a parcel is announced with its tracking, in the language of the purchase, once each', async () => {
    const shop = await openShop();
    const design = await createDesign(db, {
      profileId: shop.profileId,
      nameJp: '藍の羽織',
      sizes: [
        { size: 'S', onHand: 5 },
        { size: 'L', pieces: ['1/1'] },
      ],
    });
    const { group, key, orders } = await buy(guest, [{ id: design.id, size: 'S', quantity: 2 }, { piece: design.pieces['1/1'] ?? '' }], {
      currency: 'JPY',
      locale: 'jp',
      email: 'ship@example.com',
    });
    // Which of the pieces it is: the seller has to send that one.
    expect(orders[0]?.lines.map(({ serial }) => serial)).toEqual([undefined, '1/1']);
    const url = `/api/order/fulfill/id/${idOf(orders[0])}`;
    okBody(
      await shop.seller.post(url, {
        lines: [{ lineId: orders[0]?.lines[0]?.id, quantity: 2 }],
        carrier: 'ヤマト運輸',
        tracking: '1234-5678-9012',
      }),
    );
    okBody(await shop.seller.post(url));
    const [first, second, ...more] = await mailsTo('ship@example.com', 'order-shipped');
    expect(more).toEqual([]);
    expect(first).toMatchObject({ locale: 'jp', subject: expect.stringContaining(`${group.number}-1`) });
    for (const text of ['一部', '藍の羽織', '× 2', 'ヤマト運輸', '1234-5678-9012', `/order-info/${group.id}?key=[…]&lang=jp`])
      expect(first?.text_body).toContain(text);
    expect(first?.text_body).not.toContain(key);
    expect(second?.text_body).not.toContain('一部');
  });

  test('a cancelled order says what goes back', async () => {
    const shop = await openShop();
    const design = await createDesign(db, { profileId: shop.profileId, retail: { USD: 20_000 } });
    const { orders } = await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }], { email: 'cancel@example.com' });
    okBody(await shop.seller.post(`/api/order/cancel/id/${idOf(orders[0])}`));
    const [mail] = await mailsTo('cancel@example.com', 'order-cancelled');
    expect(mail?.text_body).toContain('$200.00 goes back the way you paid');
  });

  /** In the order in which they were queued: two processes send at once, so the second may leave before the first. */
  async function mailsTo(recipient: string, template: string) {
    await guest.app.jobs.runNow('mail');
    return db
      .selectFrom('sent_emails')
      .select(['subject', 'text_body', 'locale'])
      .where('recipient', '=', recipient)
      .where('template', '=', template)
      .orderBy(sql`substring(dedupe_key from 'outbox:(.*)')::bigint`)
      .execute();
  }
});

test('allocated stock and open orders agree after all of this', async () => {
  const { findStockDrift } = await import('./expire-orders.ts');
  expect(await findStockDrift(db)).toEqual([]);
  expect((await quoteOf(guest, [])).orderable).toBe(false);
});
