import { describe, expect, test } from '@jest/globals';
import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { TEST_CARDS, type PaymentSession } from '@orime/contracts/api/selling/payment';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { key, okBody, orderCall, payFor, quoteOf, refusal, termsOf } from '../../../../test/checkout-factories.ts';
import { openTill } from './payment.fixture.ts';
import { lockSession } from './session.queries.ts';
import { voidSession } from './void-session.ts';

const guest = await buildTestApp();
const { db } = guest;
const { someQuote, webhook, groupsOf } = openTill(guest);

async function open(quote: CheckoutQuote): Promise<PaymentSession & { readonly checkoutKey: string | undefined }> {
  const session = okBody<PaymentSession>(await guest.post('/api/payment/session', termsOf(quote), key()));
  return { ...session, checkoutKey: quote.checkoutKey };
}

function confirm(
  { paymentSessionId, checkoutKey }: Awaited<ReturnType<typeof open>>,
  rest: { card?: { number: string }; challenge?: string } = {},
) {
  return guest.post('/api/payment/confirm', { paymentSessionId, checkoutKey, ...rest });
}

describe('a session', () => {
  test('is for the quoted amount, and a second tap gets the same one', async () => {
    const quote = await someQuote();
    const first = await open(quote);
    const second = await open(quote);
    expect(first).toMatchObject({ provider: 'test', status: 'open', amount: { priceMinor: 13_500, currency: 'USD' } });
    expect(second.paymentSessionId).toBe(first.paymentSessionId);
  });

  test('needs the quote as it stands, an open checkout and a key', async () => {
    const quote = await someQuote();
    expect(refusal(await guest.post('/api/payment/session', { ...termsOf(quote), quoteHash: 'old' }, key()))).toBe('409 quote_changed');
    expect(refusal(await guest.post('/api/payment/session', { checkoutId: 'chk_unknown', quoteHash: 'x' }, key()))).toBe('404 not_found');
    expect(refusal(await guest.post('/api/payment/session', termsOf(quote)))).toBe('400 validation');
    await db
      .updateTable('checkouts')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', quote.checkoutId)
      .execute();
    expect(refusal(await guest.post('/api/payment/session', termsOf(quote), key()))).toBe('409 quote_expired');
  });

  test('of another checkout, of another amount or of none does not pay', async () => {
    const [mine, other] = [await someQuote(), await someQuote()];
    const foreign = await payFor(guest, other);
    expect(refusal(await orderCall(guest, mine, foreign))).toBe('404 not_found');
    expect(refusal(await orderCall(guest, mine, 'pms_unknown'))).toBe('404 not_found');
    expect(refusal(await orderCall(guest, mine, (await open(mine)).paymentSessionId))).toBe('422 payment_action_required');
  });
});

describe('the test cards', () => {
  test('success authorises, and confirming again says so again', async () => {
    const session = await open(await someQuote());
    expect(okBody(await confirm(session))).toEqual({ paymentSessionId: session.paymentSessionId, status: 'authorised', action: null });
    expect(okBody(await confirm(session))).toMatchObject({ status: 'authorised' });
  });

  test('decline is refused, and another card can be tried', async () => {
    const quote = await someQuote();
    const session = await open(quote);
    expect(refusal(await confirm(session, { card: { number: '4000 0000 0000 0002' } }))).toBe('422 payment_declined');
    expect(refusal(await orderCall(guest, quote, session.paymentSessionId))).toBe('422 payment_declined');
    okBody(await confirm(session, { card: { number: TEST_CARDS.success } }));
    okBody(await orderCall(guest, quote, session.paymentSessionId));
  });

  test('an unknown number is declined', async () => {
    const session = await open(await someQuote());
    expect(refusal(await confirm(session, { card: { number: '1234' } }))).toBe('422 payment_declined');
  });

  test('challenge asks first; approving authorises, refusing declines', async () => {
    const card = { number: TEST_CARDS.challenge };
    for (const [challenge, outcome] of [
      ['approve', 200],
      ['refuse', 422],
    ] as const) {
      const quote = await someQuote();
      const session = await open(quote);
      expect(okBody(await confirm(session, { card }))).toMatchObject({ status: 'requires_action', action: { kind: 'challenge' } });
      expect(refusal(await orderCall(guest, quote, session.paymentSessionId))).toBe('422 payment_action_required');
      expect((await confirm(session, { card, challenge })).statusCode).toBe(outcome);
    }
  });

  test('time-out gives the charge up and says so', async () => {
    const quote = await someQuote();
    const session = await open(quote);
    expect(refusal(await confirm(session, { card: { number: TEST_CARDS.timeout } }))).toBe('422 payment_timeout');
    expect(
      await db.selectFrom('test_charges').select('status').where('id', '=', `test_${session.paymentSessionId}`).executeTakeFirst(),
    ).toEqual({
      status: 'voided',
    });
    okBody(await orderCall(guest, quote, await payFor(guest, quote)));
  }, 20_000);
});

describe('giving a session up', () => {
  test('waits for a purchase that is being written with it, and then leaves it alone', async () => {
    const [quote, spare] = [await someQuote(), await someQuote()];
    const placed = okBody<PlacedOrder>(await orderCall(guest, quote, await payFor(guest, quote)));
    const sessionId = await payFor(guest, spare);
    const voiding = await db.transaction().execute(async (trx) => {
      // What placing does: the session is locked, and its payment is not to be seen by others until the commit.
      await lockSession(trx, sessionId);
      await trx.updateTable('payments').set({ session_id: sessionId }).where('group_id', '=', placed.group.id).execute();
      const work = voidSession(db, guest.app.payments.provider, sessionId);
      await untilSomebodyWaits();
      return { work };
    });
    await voiding.work;
    expect(await db.selectFrom('payment_sessions').select('status').where('id', '=', sessionId).executeTakeFirst()).toEqual({
      status: 'authorised',
    });
    expect(await db.selectFrom('test_charges').select('status').where('id', '=', `test_${sessionId}`).executeTakeFirst()).toEqual({
      status: 'authorised',
    });
  });

  async function untilSomebodyWaits(): Promise<void> {
    for (;;) {
      const { rows } = await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        db,
      );
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
});

describe('what was never ordered', () => {
  test('is given back when the session runs out', async () => {
    const quote = await someQuote();
    const sessionId = await payFor(guest, quote);
    await db
      .updateTable('payment_sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', sessionId)
      .execute();
    await guest.app.jobs.runNow('settle-payments');
    expect(await db.selectFrom('test_charges').select('status').where('id', '=', `test_${sessionId}`).executeTakeFirst()).toEqual({
      status: 'voided',
    });
    expect(refusal(await orderCall(guest, quote, sessionId))).toBe('422 payment_declined');
  });

  test('an order whose payment is never decided expires, and its goods are free again', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 1 }] });
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }]);
    const sessionId = await payFor(guest, quote, TEST_CARDS.delayed);
    const placed = okBody<PlacedOrder>(await orderCall(guest, quote, sessionId));
    await guest.app.jobs.runNow('expire-orders');
    expect(await groupsOf(quote)).toMatchObject([{ status: 'pending_payment' }]);
    await db
      .updateTable('orders')
      .set({ placed_at: new Date(Date.now() - 31 * 60_000) })
      .where('group_id', '=', placed.group.id)
      .execute();
    await guest.app.jobs.runNow('expire-orders');
    await guest.app.jobs.runNow('settle-payments');
    expect(await groupsOf(quote)).toMatchObject([{ status: 'expired', payment_status: 'voided' }]);
    expect(
      await db
        .selectFrom('stock_levels')
        .select('allocated')
        .where('variant_id', '=', design.variants['S'] ?? '')
        .executeTakeFirst(),
    ).toEqual({ allocated: 0 });
    okBody(await webhook(sessionId));
    expect(await groupsOf(quote)).toMatchObject([{ status: 'expired' }]);
  });
});
