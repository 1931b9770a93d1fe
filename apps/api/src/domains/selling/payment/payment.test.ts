import { describe, expect, test } from '@jest/globals';
import type { CheckoutQuote } from '@orime/contracts/api/checkout';
import type { PlacedOrder, Purchase } from '@orime/contracts/api/order';
import { TEST_CARDS, type PaymentSession } from '@orime/contracts/api/payment';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { key, okBody, orderCall, payFor, quoteOf, refusal, termsOf } from '../../../../test/checkout-factories.ts';
import { newId } from '../../../house/ids.ts';
import { lockSession } from './session.queries.ts';
import { signTestWebhook } from './test-provider.ts';
import { voidSession } from './void-session.ts';

const guest = await buildTestApp();
const { db } = guest;

async function someQuote(email = 'pay@example.com'): Promise<CheckoutQuote> {
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }] });
  return quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], { email });
}

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

/** The provider's call, as it would make it. */
function webhook(sessionId: string, kind: 'authorised' | 'declined' = 'authorised', id = newId('evt')) {
  const { body, headers } = signTestWebhook({ id, kind, ref: `test_${sessionId}` }, guest.app.payments.testWebhookSecret);
  return guest.inject({ method: 'POST', url: '/api/payment/webhook/test', headers, payload: body });
}

/** The delayed card, and the provider's decision behind it. */
async function payDelayed(quote: CheckoutQuote, decide: 'authorised' | 'declined' = 'authorised'): Promise<string> {
  const sessionId = await payFor(guest, quote, TEST_CARDS.delayed);
  await db.updateTable('test_charges').set({ status: decide }).where('id', '=', `test_${sessionId}`).execute();
  return sessionId;
}

async function groupsOf({ checkoutId }: CheckoutQuote) {
  return db
    .selectFrom('order_groups')
    .innerJoin('orders', 'orders.group_id', 'order_groups.id')
    .select(['order_groups.id', 'orders.status', 'orders.payment_status'])
    .where('checkout_id', '=', checkoutId)
    .execute();
}

async function confirmationsTo(email: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM outbox WHERE payload ->> 'email' = ${email} AND payload ->> 'template' = 'order-confirmation'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
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

describe('webhook and browser', () => {
  test('webhook first: the browser gets the order that exists', async () => {
    const quote = await someQuote('before@example.com');
    const sessionId = await payDelayed(quote);
    okBody(await webhook(sessionId));
    const [made] = await groupsOf(quote);
    expect(made).toMatchObject({ status: 'placed', payment_status: 'captured' });
    const placed = okBody<PlacedOrder>(await orderCall(guest, quote, sessionId));
    expect(placed.group.id).toBe(made?.id);
    okBody<Purchase>(await guest.get(`/api/order/id/${placed.group.id}?key=${placed.key}`));
    expect(await confirmationsTo('before@example.com')).toBe(1);
  });

  test('both at once: one order', async () => {
    const quote = await someQuote('during@example.com');
    const sessionId = await payDelayed(quote);
    const [told, placed, again] = await Promise.all([webhook(sessionId), orderCall(guest, quote, sessionId), webhook(sessionId)]);
    expect([told.statusCode, placed.statusCode, again.statusCode]).toEqual([200, 200, 200]);
    await guest.app.jobs.runNow('settle-payments');
    expect(await groupsOf(quote)).toMatchObject([{ status: 'placed', payment_status: 'captured' }]);
    expect(await confirmationsTo('during@example.com')).toBe(1);
  });

  test('browser first: a pending order becomes a placed one, is mailed then, and once', async () => {
    const quote = await someQuote('after@example.com');
    const sessionId = await payDelayed(quote);
    const placed = okBody<PlacedOrder>(await orderCall(guest, quote, sessionId));
    expect(placed.orders[0]?.status).toBe('pending_payment');
    expect(await confirmationsTo('after@example.com')).toBe(0);
    okBody(await webhook(sessionId));
    okBody(await webhook(sessionId));
    expect(await groupsOf(quote)).toMatchObject([{ status: 'placed', payment_status: 'captured' }]);
    expect(await confirmationsTo('after@example.com')).toBe(1);
  });

  test('a declined payment cancels the pending order and frees the goods', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'L', pieces: ['1/1'] }] });
    const quote = await quoteOf(guest, [{ piece: design.pieces['1/1'] ?? '' }]);
    const sessionId = await payDelayed(quote, 'declined');
    okBody(await orderCall(guest, quote, sessionId));
    okBody(await webhook(sessionId, 'declined'));
    await guest.app.jobs.runNow('settle-payments');
    expect(await groupsOf(quote)).toMatchObject([{ status: 'cancelled', payment_status: 'voided' }]);
    expect(
      await db
        .selectFrom('pieces')
        .select('status')
        .where('id', '=', design.pieces['1/1'] ?? '')
        .executeTakeFirst(),
    ).toEqual({ status: 'available' });
  });

  test('a loser is given up by the webhook, too', async () => {
    const design = await createDesign(db, { sizes: [{ size: 'L', pieces: ['1/1'] }] });
    const line = { piece: design.pieces['1/1'] ?? '' };
    const [winner, loser] = [await quoteOf(guest, [line]), await quoteOf(guest, [line])];
    const sessionId = await payDelayed(loser);
    okBody(await orderCall(guest, winner, await payFor(guest, winner)));
    okBody(await webhook(sessionId));
    expect(await groupsOf(loser)).toEqual([]);
    expect(await db.selectFrom('test_charges').select('status').where('id', '=', `test_${sessionId}`).executeTakeFirst()).toEqual({
      status: 'voided',
    });
  });

  test('an event counts once, and only with a good signature', async () => {
    const quote = await someQuote();
    const sessionId = await payDelayed(quote);
    const forged = signTestWebhook({ id: 'evt_forged', kind: 'authorised', ref: `test_${sessionId}` }, 'not the secret');
    expect(
      refusal(await guest.inject({ method: 'POST', url: '/api/payment/webhook/test', headers: forged.headers, payload: forged.body })),
    ).toBe('401 unauthenticated');
    const old = signTestWebhook(
      { id: 'evt_old', kind: 'authorised', ref: `test_${sessionId}` },
      guest.app.payments.testWebhookSecret,
      Math.floor(Date.now() / 1000) - 3600,
    );
    expect(refusal(await guest.inject({ method: 'POST', url: '/api/payment/webhook/test', headers: old.headers, payload: old.body }))).toBe(
      '401 unauthenticated',
    );
    expect(refusal(await guest.inject({ method: 'POST', url: '/api/payment/webhook/test', payload: '{' }))).toBe('401 unauthenticated');
    expect(
      refusal(await guest.inject({ method: 'POST', url: '/api/payment/webhook/other', headers: old.headers, payload: old.body })),
    ).toBe('404 not_found');
    expect(await groupsOf(quote)).toEqual([]);
    okBody(await webhook(sessionId, 'authorised', 'evt_once'));
    okBody(await webhook(sessionId, 'declined', 'evt_once'));
    expect(await groupsOf(quote)).toMatchObject([{ status: 'placed' }]);
  });
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
