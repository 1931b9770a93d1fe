import { describe, expect, test } from '@jest/globals';
import type { CheckoutQuote, InsufficientStockDetails, QuoteChangedDetails } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder, Purchase } from '@orime/contracts/api/selling/order';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, createPromoCode, okBody, orderCall, payFor, quoteOf, refusal } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;

/** Runs settlement as the job does, then tells what the provider's books say about a session. */
async function chargeOf(sessionId: string) {
  await guest.app.jobs.runNow('settle-payments');
  const row = await db
    .selectFrom('payment_sessions as s')
    .innerJoin('test_charges as c', 'c.id', 's.provider_ref')
    .select(['c.status', 'c.captured_minor', 'c.refunded_minor'])
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row;
}

describe('a purchase', () => {
  test('of two sellers is one group with one order each, priced in dollars', async () => {
    const ito = await createProfile(db, { name: 'Ito' });
    const obi = await createProfile(db, { name: 'Obi' });
    const madeToOrder = await createDesign(db, {
      profileId: ito.id,
      sizes: [{ size: 'M', mode: 'made_to_order', leadDays: 21 }],
      retail: { USD: 18_000 },
    });
    const oneOff = await createDesign(db, { profileId: obi.id, sizes: [{ size: 'L', pieces: ['1/1'] }], retail: { USD: 9_600 } });
    const quote = await quoteOf(guest, [{ id: madeToOrder.id, size: 'M', quantity: 2 }, { piece: oneOff.pieces['1/1'] ?? '' }]);
    expect(quote.totals).toMatchObject({
      subtotal: { priceMinor: 45_600 },
      shipping: { priceMinor: 1_500 },
      tax: { priceMinor: 0 },
      total: { priceMinor: 47_100, price: 471 },
    });

    const sessionId = await payFor(guest, quote);
    const placed = okBody<PlacedOrder>(await orderCall(guest, quote, sessionId));
    expect(placed.orders.map((order) => [order.seller.name, order.totals.total.priceMinor, order.status])).toEqual([
      ['Ito', 36_000, 'placed'],
      ['Obi', 11_100, 'placed'],
    ]);
    expect(placed.group.totals.total.priceMinor).toBe(47_100);
    expect(placed.orders[0]?.lines[0]).toMatchObject({ mode: 'made_to_order', quantity: 2 });
    expect(new Date(placed.orders[0]?.lines[0]?.shipBy ?? 0).getTime() - new Date(placed.group.placedAt).getTime()).toBe(21 * 86_400_000);
    expect(await chargeOf(sessionId)).toEqual({ status: 'captured', captured_minor: 47_100, refunded_minor: 0 });
    const read = okBody<Purchase>(await guest.get(`/api/order/id/${placed.group.id}?key=${placed.key}`));
    expect(read.orders.map((order) => order.paymentStatus)).toEqual(['captured', 'captured']);
    const splits = await db
      .selectFrom('payment_splits')
      .innerJoin('payments', 'payments.id', 'payment_splits.payment_id')
      .select('amount_minor')
      .where('group_id', '=', placed.group.id)
      .execute();
    expect(splits.map((split) => split.amount_minor).toSorted((a, b) => a - b)).toEqual([11_100, 36_000]);
  });

  test('in yen has no decimals, contains 10 % tax floored once per order, and mails in Japanese', async () => {
    const design = await createDesign(db, { retail: { JPY: 9_500 }, nameJp: '藍染めシャツ' });
    const placed = await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }], {
      currency: 'JPY',
      locale: 'jp',
      email: 'jp@example.com',
    });
    // 9,500 + 1,500 = 11,000, of which 1,000 is tax.
    expect(placed.group.totals).toMatchObject({
      total: { price: 11_000, priceMinor: 11_000 },
      tax: { priceMinor: 1_000 },
      taxIncluded: true,
    });
    await guest.app.jobs.runNow('mail');
    const mail = await db
      .selectFrom('sent_emails')
      .select(['subject', 'text_body', 'locale'])
      .where('recipient', '=', 'jp@example.com')
      .executeTakeFirstOrThrow();
    expect(mail.locale).toBe('jp');
    expect(mail.text_body).toContain('藍染めシャツ');
    expect(mail.subject).toContain(placed.group.number);
  });

  test('takes stock, writes a movement, commission and a balanced ledger', async () => {
    const design = await createDesign(db, { retail: { USD: 10_000 }, sizes: [{ size: 'S', onHand: 3 }] });
    const { orders } = await buy(guest, [{ id: design.id, size: 'S', quantity: 2 }]);
    const orderId = orders[0]?.id ?? '';
    const variantId = design.variants['S'] ?? '';
    expect(
      await db.selectFrom('stock_levels').select(['on_hand', 'allocated']).where('variant_id', '=', variantId).executeTakeFirst(),
    ).toEqual({ on_hand: 3, allocated: 2 });
    expect(await db.selectFrom('stock_movements').select(['kind', 'quantity']).where('variant_id', '=', variantId).execute()).toEqual([
      { kind: 'sale', quantity: -2 },
    ]);
    const ledger = await db
      .selectFrom('ledger_entries')
      .select(['account', 'kind', 'amount_minor'])
      .where('ref', '=', orderId)
      .orderBy('id')
      .execute();
    const seller = `seller:${design.profileId}`;
    expect(ledger).toEqual([
      { account: seller, kind: 'sale', amount_minor: 20_000 },
      { account: seller, kind: 'commission', amount_minor: -3_000 },
      { account: 'platform', kind: 'commission', amount_minor: 3_000 },
      { account: 'buyers', kind: 'sale', amount_minor: -20_000 },
    ]);
  });

  test('takes commission on the price without the tax in it, after the discount', async () => {
    await createPromoCode(db, 'TENTH', { value: 1_000 });
    const design = await createDesign(db, { retail: { JPY: 11_000 } });
    const { orders } = await buy(guest, [{ id: design.id, size: 'S', quantity: 2 }], { currency: 'JPY', codes: ['TENTH'] });
    // 22,000 less 10 % are 19,800, of which 1,800 are tax.
    const lines = await db
      .selectFrom('commission_lines as c')
      .innerJoin('order_lines as l', 'l.id', 'c.order_line_id')
      .select(['c.rate_bp', 'c.amount_minor', 'l.tax_minor'])
      .where('l.order_id', '=', orders[0]?.id ?? '')
      .execute();
    expect(lines).toEqual([{ rate_bp: 1_500, amount_minor: 2_700, tax_minor: 1_800 }]);
  });

  test('of made-to-order garments needs no stock', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'M', mode: 'made_to_order' }] });
    const { orders } = await buy(guest, [{ id: design.id, size: 'M', quantity: 7 }]);
    expect(orders[0]?.lines[0]).toMatchObject({ quantity: 7, mode: 'made_to_order' });
  });
});

describe('idempotency', () => {
  test('the same key twice is one order with one answer; the key with another body is refused', async () => {
    const design = await createDesign(db);
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const sessionId = await payFor(guest, quote);
    const first = await orderCall(guest, quote, sessionId, 'same-key-0001');
    const second = await orderCall(guest, quote, sessionId, 'same-key-0001');
    expect(okBody<PlacedOrder>(second)).toEqual(okBody<PlacedOrder>(first));
    expect(refusal(await orderCall(guest, { ...quote, quoteHash: 'another' }, sessionId, 'same-key-0001'))).toBe('409 key_reused');
    expect(await countGroups(quote)).toBe(1);
  });

  test('two calls at once with different keys still make one order', async () => {
    const design = await createDesign(db);
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const sessionId = await payFor(guest, quote);
    const answers = await Promise.all([1, 2, 3, 4].map(() => orderCall(guest, quote, sessionId)));
    const ids = answers.map((answer) => okBody<PlacedOrder>(answer).group.id);
    expect(new Set(ids).size).toBe(1);
    expect(await countGroups(quote)).toBe(1);
  });

  test('without a key the call is refused', async () => {
    expect(refusal(await guest.post('/api/order', { checkoutId: 'a', quoteHash: 'b', paymentSessionId: 'c' }))).toBe('400 validation');
  });
});

async function countGroups(quote: CheckoutQuote): Promise<number> {
  const rows = await db.selectFrom('order_groups').select('id').where('checkout_id', '=', quote.checkoutId).execute();
  return rows.length;
}

describe('what has changed since the quote', () => {
  test('a price: 409 with the difference, nothing charged, and the new quote can be agreed to', async () => {
    const design = await createDesign(db, { retail: { USD: 12_000 } });
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const sessionId = await payFor(guest, quote);
    await db
      .updateTable('prices')
      .set({ amount_minor: 13_000 })
      .where('variant_id', '=', design.variants['S'] ?? '')
      .where('currency', '=', 'USD')
      .execute();
    const answer = await orderCall(guest, quote, sessionId);
    expect(refusal(answer)).toBe('409 quote_changed');
    const details = answer.json<{ error: { details: QuoteChangedDetails } }>().error.details;
    expect(details.changes).toMatchObject([
      { what: 'unit_price', line: `id:${design.id}:S`, before: { price: 120 }, after: { price: 130 } },
      { what: 'total', before: { price: 135 }, after: { price: 145 } },
    ]);
    expect(await chargeOf(sessionId)).toMatchObject({ status: 'voided', captured_minor: 0 });
    const agreed = { ...details.quote, checkoutKey: quote.checkoutKey ?? '' };
    const again = okBody<PlacedOrder>(await orderCall(guest, agreed, await payFor(guest, agreed)));
    expect(again.group.totals.total.price).toBe(145);
  });

  test('a hidden design: 409 quote_changed naming the line', async () => {
    const design = await createDesign(db);
    const other = await createDesign(db);
    const quote = await quoteOf(guest, [
      { id: design.id, size: 'S', quantity: 1 },
      { id: other.id, size: 'S', quantity: 1 },
    ]);
    const sessionId = await payFor(guest, quote);
    await db.updateTable('designs').set({ hidden: true }).where('id', '=', design.id).execute();
    const answer = await orderCall(guest, quote, sessionId);
    expect(refusal(answer)).toBe('409 quote_changed');
    const { changes, quote: now } = answer.json<{ error: { details: QuoteChangedDetails } }>().error.details;
    expect(changes[0]).toMatchObject({ what: 'line_removed', line: `id:${design.id}:S` });
    expect(now.problems).toMatchObject([{ code: 'not_sellable', line: `id:${design.id}:S` }]);
    expect(now.orderable).toBe(false);
  });

  test('the stock: 409 insufficient_stock with what is left', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 3 }] });
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 3 }]);
    const sessionId = await payFor(guest, quote);
    await buy(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const answer = await orderCall(guest, quote, sessionId);
    expect(refusal(answer)).toBe('409 insufficient_stock');
    expect(answer.json<{ error: { details: InsufficientStockDetails } }>().error.details.lines).toEqual([
      { key: `id:${design.id}:S`, available: 2 },
    ]);
    expect(await chargeOf(sessionId)).toMatchObject({ status: 'voided', captured_minor: 0 });
  });
});
