import { describe, expect, test } from '@jest/globals';
import type { QuoteChangedDetails } from '@orime/contracts/api/selling/checkout';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody, orderCall, payFor, quoteOf, refusal, termsOf } from '../../../../test/checkout-factories.ts';
import { again, holdOf, problemsOf } from './checkout.fixture.ts';

const guest = await buildTestApp();
const { db } = guest;

describe('a hold', () => {
  test('keeps goods for its checkout and does not count against itself', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 2 }] });
    const lines = [{ id: design.id, size: 'S', quantity: 2 }];
    const mine = await quoteOf(guest, lines);
    const answer = okBody<{ holdExpiresAt: string }>(await holdOf(guest, mine));
    expect(new Date(answer.holdExpiresAt).getTime()).toBeGreaterThan(Date.now());
    okBody(await holdOf(guest, mine));
    expect(problemsOf(await quoteOf(guest, lines))).toEqual(['insufficient_stock']);
    expect(problemsOf(await quoteOf(guest, lines, again(mine)))).toEqual([]);
    okBody(await orderCall(guest, mine, await payFor(guest, mine)));
    expect(await db.selectFrom('stock_reservations').select('id').where('owner_id', '=', mine.checkoutId).execute()).toEqual([]);
  });

  test('gets its time anew with every step of the payment, for an hour at most; what has run out stays out', async () => {
    const design = await createDesign(db);
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const left = async () => {
      const { hold_expires_at: until } = await db
        .selectFrom('checkouts')
        .select('hold_expires_at')
        .where('id', '=', quote.checkoutId)
        .executeTakeFirstOrThrow();
      const [held] = await db.selectFrom('stock_reservations').select('expires_at').where('owner_id', '=', quote.checkoutId).execute();
      expect(held?.expires_at).toEqual(until);
      return Math.round(((until?.getTime() ?? 0) - Date.now()) / 60_000);
    };
    const age = (created: number, expires: number) =>
      db
        .updateTable('stock_reservations')
        .set({ created_at: minutes(created), expires_at: minutes(expires) })
        .where('owner_id', '=', quote.checkoutId)
        .execute();
    const openPayment = async () => okBody<{ paymentSessionId: string }>(await guest.post('/api/payment/session', termsOf(quote), key()));

    okBody(await holdOf(guest, quote));
    await age(-8, 2);
    const { paymentSessionId } = await openPayment();
    expect(await left()).toBe(10);
    await age(-55, 2);
    okBody(await guest.post('/api/payment/confirm', { paymentSessionId, checkoutKey: quote.checkoutKey }));
    expect(await left()).toBe(5);
    await age(-20, -1);
    await openPayment();
    const [gone] = await db.selectFrom('stock_reservations').select('expires_at').where('owner_id', '=', quote.checkoutId).execute();
    expect(gone?.expires_at.getTime()).toBeLessThan(Date.now());
  });

  test('lets go of what the checkout no longer asks for', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S' }, { size: 'L', pieces: ['1/1'] }] });
    const piece = { piece: design.pieces['1/1'] ?? '' };
    const both = await quoteOf(guest, [piece, { id: design.id, size: 'S', quantity: 1 }]);
    okBody(await holdOf(guest, both));
    expect(await statusOf(piece.piece)).toBe('reserved');
    const less = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], again(both));
    okBody(await holdOf(guest, less));
    expect(await statusOf(piece.piece)).toBe('available');
  });

  test('that ran out is taken over, and freed by the job', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'L', pieces: ['a', 'b'] }] });
    const [a = '', b = ''] = Object.values(design.pieces);
    const late = await quoteOf(guest, [{ piece: a }, { piece: b }]);
    okBody(await holdOf(guest, late));
    await db
      .updateTable('stock_reservations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('owner_id', '=', late.checkoutId)
      .execute();
    const quick = await quoteOf(guest, [{ piece: a }]);
    okBody(await holdOf(guest, quick));
    await guest.app.jobs.runNow('expire-holds');
    expect([await statusOf(a), await statusOf(b)]).toEqual(['reserved', 'available']);
    expect(refusal(await orderCall(guest, late, await payFor(guest, late)))).toBe('409 insufficient_stock');
  });

  test('is all or nothing', async () => {
    const design = await createDesign(db, {
      sizes: [
        { size: 'S', onHand: 5 },
        { size: 'L', pieces: ['1/1'] },
      ],
    });
    const piece = design.pieces['1/1'] ?? '';
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }, { piece }]);
    await buy(guest, [{ piece }]);
    expect(refusal(await holdOf(guest, quote))).toBe('409 insufficient_stock');
    expect(await db.selectFrom('stock_reservations').select('id').where('owner_id', '=', quote.checkoutId).execute()).toEqual([]);
  });

  test('needs the quote as it stands', async () => {
    const design = await createDesign(db, { retail: { USD: 12_000 } });
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    await db
      .updateTable('prices')
      .set({ amount_minor: 12_500 })
      .where('variant_id', '=', design.variants['S'] ?? '')
      .execute();
    const answer = await holdOf(guest, quote);
    expect(refusal(answer)).toBe('409 quote_changed');
    const { changes, quote: now } = answer.json<{ error: { details: QuoteChangedDetails } }>().error.details;
    expect(changes[0]).toMatchObject({ what: 'unit_price', before: { price: 120 }, after: { price: 125 } });
    okBody(await holdOf(guest, { ...now, checkoutKey: quote.checkoutKey ?? '' }));
  });

  async function statusOf(piece: string) {
    return (await db.selectFrom('pieces').select('status').where('id', '=', piece).executeTakeFirst())?.status;
  }
});
