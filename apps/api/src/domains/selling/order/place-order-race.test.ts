import { describe, expect, test } from '@jest/globals';
import type { CheckoutQuote, QuoteChangedDetails } from '@orime/contracts/api/selling/checkout';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { createPromoCode, okBody, orderCall, payFor, quoteOf, refusal, termsOf } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;

describe('many at once', () => {
  test('50 checkouts of one piece: one order, 49 refusals, no charge kept for a loser', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'L', pieces: ['1/1'] }] });
    const piece = design.pieces['1/1'] ?? '';
    const quotes = await Promise.all(Array.from({ length: 50 }, () => quoteOf(guest, [{ piece }])));
    const sessions = await Promise.all(quotes.map((quote) => payFor(guest, quote)));
    const answers = await Promise.all(quotes.map((quote, index) => orderCall(guest, quote, sessions[index] ?? '')));
    const outcomes = answers.map((answer) => (answer.statusCode === 200 ? 'placed' : refusal(answer)));
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '409 insufficient_stock')).toHaveLength(49);
    await expectOneSale(piece, sessions);
  });

  test('50 holds of one piece: one hold, 49 refusals; the holder gets the order', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'L', pieces: ['1/1'] }] });
    const piece = design.pieces['1/1'] ?? '';
    const quotes = await Promise.all(Array.from({ length: 50 }, () => quoteOf(guest, [{ piece }])));
    const holds = await Promise.all(quotes.map((quote) => guest.post('/api/checkout/hold', termsOf(quote))));
    expect(holds.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(holds.filter((answer) => answer.statusCode !== 200).map(refusal)).toEqual(
      Array.from({ length: 49 }, () => '409 insufficient_stock'),
    );
    const winner = holds.findIndex((answer) => answer.statusCode === 200);
    const loser = (winner + 1) % 50;
    const sessions = await Promise.all([winner, loser].map((index) => payFor(guest, quotes[index] as CheckoutQuote)));
    // Who skips the hold is refused at the order while it lives.
    expect(refusal(await orderCall(guest, quotes[loser] as CheckoutQuote, sessions[1] ?? ''))).toBe('409 insufficient_stock');
    okBody(await orderCall(guest, quotes[winner] as CheckoutQuote, sessions[0] ?? ''));
    await expectOneSale(piece, sessions);
  });

  test('40 buyers of 7 units of a size: 7 orders, never below zero', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 7 }] });
    const quotes = await Promise.all(Array.from({ length: 40 }, () => quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }])));
    const sessions = await Promise.all(quotes.map((quote) => payFor(guest, quote)));
    const answers = await Promise.all(quotes.map((quote, index) => orderCall(guest, quote, sessions[index] ?? '')));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(7);
    expect(answers.filter((answer) => answer.statusCode !== 200).map(refusal)).toEqual(
      Array.from({ length: 33 }, () => '409 insufficient_stock'),
    );
    expect(
      await db
        .selectFrom('stock_levels')
        .select(['on_hand', 'allocated'])
        .where('variant_id', '=', design.variants['S'] ?? '')
        .executeTakeFirst(),
    ).toEqual({ on_hand: 7, allocated: 7 });
  });

  test('baskets that name the same goods in opposite order do not block each other', async () => {
    const a = await createDesign(db, {
      sizes: [
        { size: 'S', onHand: 50 },
        { size: 'L', pieces: ['x'] },
      ],
    });
    const b = await createDesign(db, { sizes: [{ size: 'S', onHand: 50 }] });
    const forth = [
      { id: a.id, size: 'S', quantity: 1 },
      { id: b.id, size: 'S', quantity: 1 },
    ];
    const quotes = await Promise.all(
      Array.from({ length: 24 }, (_, index) => quoteOf(guest, index % 2 === 0 ? forth : forth.toReversed())),
    );
    const sessions = await Promise.all(quotes.map((quote) => payFor(guest, quote)));
    const answers = await Promise.all(quotes.map((quote, index) => orderCall(guest, quote, sessions[index] ?? '')));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 24 }, () => 200));
  });

  test('a code with three uses is used three times by twenty buyers; the others are told and not charged', async () => {
    await createPromoCode(db, 'THREE', { usageLimit: 3 });
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 50 }] });
    const quotes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], { codes: ['three'], email: `promo-${index}@example.com` }),
      ),
    );
    const sessions = await Promise.all(quotes.map((quote) => payFor(guest, quote)));
    const answers = await Promise.all(quotes.map((quote, index) => orderCall(guest, quote, sessions[index] ?? '')));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3);
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    expect(new Set(refused.map(refusal))).toEqual(new Set(['409 quote_changed']));
    expect(refused[0]?.json<{ error: { details: QuoteChangedDetails } }>().error.details.quote.problems).toMatchObject([
      { code: 'promo_exhausted', promoCode: 'THREE' },
    ]);
    expect(await db.selectFrom('promo_codes').select('used_count').where('code', '=', 'THREE').executeTakeFirst()).toEqual({
      used_count: 3,
    });
    await guest.app.jobs.runNow('settle-payments');
    const kept = await sql<{ captured: number }>`
      SELECT count(*)::int AS captured FROM test_charges c JOIN payment_sessions s ON s.provider_ref = c.id WHERE s.id = ANY (${sessions}::text[]) AND c.status IN ('captured', 'authorised')`.execute(
      db,
    );
    expect(kept.rows[0]?.captured).toBe(3);
  });
});

async function expectOneSale(piece: string, sessions: readonly string[]): Promise<void> {
  await guest.app.jobs.runNow('settle-payments');
  expect(await db.selectFrom('pieces').select('status').where('id', '=', piece).executeTakeFirst()).toEqual({ status: 'sold' });
  expect(await db.selectFrom('order_lines').select('piece_id').where('piece_id', '=', piece).execute()).toHaveLength(1);
  expect(await db.selectFrom('stock_reservations').select('id').where('piece_id', '=', piece).execute()).toEqual([]);
  const charges = await sql<{ status: string; count: number }>`
    SELECT c.status, count(*)::int AS count FROM test_charges c JOIN payment_sessions s ON s.provider_ref = c.id
    WHERE s.id = ANY (${sessions}::text[]) GROUP BY c.status ORDER BY c.status`.execute(db);
  expect(charges.rows).toEqual([
    { status: 'captured', count: 1 },
    { status: 'voided', count: sessions.length - 1 },
  ]);
}
