import { describe, expect, jest, test } from '@jest/globals';
import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { createPromoCode, okBody, orderCall, payFor, quoteOf, refusal, termsOf } from '../../../../test/checkout-factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { newId } from '../../../house/ids.ts';
import { signTestWebhook } from '../payment/test-provider.ts';

// Hundreds of requests at once, on however slow a machine.
jest.setTimeout(120_000);

const guest = await buildTestApp();
const { db } = guest;
const many = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));

function webhook(sessionId: string, id = newId('evt')) {
  const { body, headers } = signTestWebhook({ id, kind: 'authorised', ref: `test_${sessionId}` }, guest.app.payments.testWebhookSecret);
  return guest.inject({ method: 'POST', url: '/api/payment/webhook/test', headers, payload: body });
}

interface Paid {
  readonly quote: CheckoutQuote;
  readonly sessionId: string;
  readonly variantId: string;
  readonly email: string;
}

async function pay(): Promise<Paid> {
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }], retail: { USD: 20_000 } });
  const email = `${design.id.toLowerCase()}@example.com`;
  const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], { email });
  return { quote, sessionId: await payFor(guest, quote), variantId: design.variants['S'] ?? '', email };
}

/** One purchase, sold once, charged once, written to once, however often it was told. */
async function expectOnePurchase({ quote, sessionId, variantId, email }: Paid): Promise<void> {
  await guest.app.jobs.runNow('settle-payments');
  const groups = await db.selectFrom('order_groups').select('id').where('checkout_id', '=', quote.checkoutId).execute();
  expect(groups).toHaveLength(1);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_status'])
    .where('group_id', '=', groups[0]?.id ?? '')
    .execute();
  expect(orders).toMatchObject([{ status: 'placed', payment_status: 'captured' }]);
  expect(await db.selectFrom('stock_levels').select('allocated').where('variant_id', '=', variantId).executeTakeFirst()).toEqual({
    allocated: 1,
  });
  const { rows: ledger } = await sql<{ entries: number; balance: number }>`
    SELECT count(*) FILTER (WHERE kind = 'sale' AND account = 'buyers')::int AS entries, sum(amount_minor)::int AS balance FROM ledger_entries WHERE order_id = ${orders[0]?.id ?? ''}`.execute(
    db,
  );
  expect(ledger).toEqual([{ entries: 1, balance: 0 }]);
  const events = await db
    .selectFrom('order_events')
    .select('kind')
    .where('order_id', '=', orders[0]?.id ?? '')
    .orderBy('id')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['placed', 'payment_captured']);
  expect(
    await db.selectFrom('test_charges').select(['status', 'captured_minor']).where('id', '=', `test_${sessionId}`).executeTakeFirst(),
  ).toEqual({ status: 'captured', captured_minor: quote.totals.total.priceMinor });
  expect(await readMails(guest, email)).toHaveLength(1);
}

describe('fifty deliveries of a webhook make one order', () => {
  test('before the browser asks, which gets the same', async () => {
    const paid = await pay();
    const answers = await Promise.all(many(50, () => webhook(paid.sessionId, `evt_${paid.sessionId}`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { group } = okBody<PlacedOrder>(await orderCall(guest, paid.quote, paid.sessionId));
    expect(group.totals.total).toEqual(paid.quote.totals.total);
    await expectOnePurchase(paid);
  });

  test('while the browser asks, with an id each', async () => {
    const paid = await pay();
    const told = many(50, () => webhook(paid.sessionId));
    const placed = many(5, () => orderCall(guest, paid.quote, paid.sessionId));
    expect(new Set((await Promise.all(told)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const groups = (await Promise.all(placed)).map((answer) => okBody<PlacedOrder>(answer).group.id);
    expect(new Set(groups).size).toBe(1);
    await expectOnePurchase(paid);
  });

  test('after the browser has its order', async () => {
    const paid = await pay();
    okBody(await orderCall(guest, paid.quote, paid.sessionId));
    const ids = many(5, () => newId('evt'));
    const answers = await Promise.all(many(50, (index) => webhook(paid.sessionId, ids[index % 5])));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await expectOnePurchase(paid);
  });
});

async function paidQuotes(count: number, quoteFor: (index: number) => Promise<CheckoutQuote>) {
  const quotes = await Promise.all(many(count, quoteFor));
  return Promise.all(quotes.map(async (quote) => ({ quote, sessionId: await payFor(guest, quote) })));
}

const orderAll = (paid: readonly Pick<Paid, 'quote' | 'sessionId'>[]) =>
  Promise.all(paid.map(({ quote, sessionId }) => orderCall(guest, quote, sessionId)));
const placedOf = (answers: Awaited<ReturnType<typeof orderAll>>) => answers.filter(({ statusCode }) => statusCode === 200);
const refusalsOf = (answers: Awaited<ReturnType<typeof orderAll>>) =>
  new Set(answers.filter(({ statusCode }) => statusCode !== 200).map(refusal));
const levelOf = (variantId: string | undefined) =>
  db
    .selectFrom('stock_levels')
    .select(['on_hand', 'allocated'])
    .where('variant_id', '=', variantId ?? '')
    .executeTakeFirst();

describe('a hundred orders at once', () => {
  test('with a code for six and ten garments: six with the code, and four of the others without it', async () => {
    await createPromoCode(db, 'SIXTIMES', { usageLimit: 6, perCustomerLimit: 1 });
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 10 }] });
    const wish = [{ id: design.id, size: 'S', quantity: 1 }];
    const first = await orderAll(
      await paidQuotes(100, (index) => quoteOf(guest, wish, { codes: ['SIXTIMES'], email: `storm-${index}@example.com` })),
    );
    expect(placedOf(first)).toHaveLength(6);
    expect(refusalsOf(first)).toEqual(new Set(['409 quote_changed']));
    expect(await db.selectFrom('promo_codes').select('used_count').where('code', '=', 'SIXTIMES').executeTakeFirst()).toEqual({
      used_count: 6,
    });

    const second = await orderAll(await paidQuotes(94, (index) => quoteOf(guest, wish, { email: `again-${index}@example.com` })));
    expect(placedOf(second)).toHaveLength(4);
    expect(refusalsOf(second)).toEqual(new Set(['409 insufficient_stock']));
    expect(await levelOf(design.variants['S'])).toEqual({ on_hand: 10, allocated: 10 });
    await guest.app.jobs.runNow('settle-payments');
    const { rows } = await sql<{ status: string; count: number }>`
      SELECT c.status, count(*)::int AS count FROM test_charges c JOIN payment_sessions s ON s.provider_ref = c.id JOIN checkouts k ON k.id = s.checkout_id
      WHERE k.email::text LIKE 'storm-%' OR k.email::text LIKE 'again-%' GROUP BY c.status ORDER BY c.status`.execute(db);
    expect(rows).toEqual([
      { status: 'captured', count: 10 },
      { status: 'voided', count: 184 },
    ]);
  });

  test('of ten garments that are all held: those who hold them, and nobody else', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 10 }] });
    const quotes = await Promise.all(many(100, () => quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }])));
    const holds = await Promise.all(quotes.map((quote) => guest.post('/api/checkout/hold', termsOf(quote))));
    const holders = quotes.filter((_, index) => holds[index]?.statusCode === 200).map(({ checkoutId }) => checkoutId);
    expect(holders).toHaveLength(10);
    const paid = await Promise.all(quotes.map(async (quote) => ({ quote, sessionId: await payFor(guest, quote) })));
    const answers = await orderAll(paid);
    const placed = paid.filter((_, index) => answers[index]?.statusCode === 200).map(({ quote }) => quote.checkoutId);
    expect(placed.toSorted()).toEqual(holders.toSorted());
    expect(refusalsOf(answers)).toEqual(new Set(['409 insufficient_stock']));
    expect(await levelOf(design.variants['S'])).toEqual({ on_hand: 10, allocated: 10 });
    expect(
      await db
        .selectFrom('stock_reservations')
        .select('id')
        .where('variant_id', '=', design.variants['S'] ?? '')
        .execute(),
    ).toEqual([]);
  });
});
