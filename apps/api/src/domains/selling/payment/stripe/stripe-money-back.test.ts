import { describe, expect, test } from '@jest/globals';
import type { Purchase } from '@orime/contracts/api/selling/order';
import { cancelIntent, closeDispute, openDispute, refundIntent } from '@orime/testing/stripe';
import { okBody } from '../../../../../test/checkout-factories.ts';
import { openStripeShop } from './stripe-shop.fixture.ts';

const { stripe, guest, goToPayment, pageOf, payOnPage, comeBack, sell, tell, eventsOf, deliver, ledgerOf, groupOf, linesOf } =
  await openStripeShop();
const { db } = guest;
const nothing = { buyers: 0, platform: 0, seller: 0 };

describe('a kill between Stripe and our commit', () => {
  test('of a capture is repaired by the next run, also once Stripe has forgotten the key', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    await comeBack(opened);
    const session = await getSession(opened.paymentSessionId);
    const intentId = pageOf(opened).payment_intent ?? '';
    // Captured there; here the process died before it wrote that down.
    await guest.app.payments.provider.capture(session.provider_ref, session.amount_minor, 'capture:lost');
    stripe.forgetKeys();
    await guest.app.jobs.runNow('settle-payments');
    expect(await groupOf(opened)).toMatchObject([{ payment: 'captured' }]);
    expect(linesOf(`POST /v1/payment_intents/${intentId}/capture`)).toHaveLength(1);
  });

  test('of a refund is repaired by the next run, also once Stripe has forgotten the key', async () => {
    const { orders, group, key, intentId, opened } = await sell();
    const session = await getSession(opened.paymentSessionId);
    stripe.fail(500);
    okBody(await guest.post(`/api/order/cancel/id/${orders[0]?.id ?? ''}?key=${key}`, {}));
    await guest.app.jobs.runNow('settle-payments');
    stripe.fail(0);
    const refund = await db
      .selectFrom('refunds')
      .select(['id', 'amount_minor'])
      .where('order_id', '=', orders[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    await guest.app.payments.provider.refund(session.provider_ref, refund.amount_minor, `refund:${refund.id}`);
    stripe.forgetKeys();
    await guest.app.jobs.runNow('settle-payments');
    expect([...stripe.books.refunds.values()].filter((one) => one.payment_intent === intentId)).toHaveLength(1);
    expect(okBody<Purchase>(await guest.get(`/api/order/id/${group.id}?key=${key}`)).orders).toMatchObject([
      { status: 'cancelled', paymentStatus: 'refunded' },
    ]);
  });

  test('of an answer that is lost on its way charges nobody twice', async () => {
    stripe.loseNextAnswer();
    const opened = await goToPayment();
    expect([...stripe.books.sessions.values()].filter((one) => one.client_reference_id === opened.paymentSessionId)).toHaveLength(1);
  });

  async function getSession(id: string) {
    return db.selectFrom('payment_sessions').select(['provider_ref', 'amount_minor']).where('id', '=', id).executeTakeFirstOrThrow();
  }
});

describe('called off', () => {
  test('before the money is taken the authorisation is cancelled', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    const { orders, key } = await comeBack(opened);
    okBody(await guest.post(`/api/order/cancel/id/${orders[0]?.id ?? ''}?key=${key}`, {}));
    await guest.app.jobs.runNow('settle-payments');
    expect(stripe.books.intents.get(pageOf(opened).payment_intent ?? '')?.status).toBe('canceled');
    expect(await ledgerOf(orders[0]?.id ?? '')).toEqual(nothing);
  });

  test('afterwards it is given back, and Stripe telling of our refund changes nothing', async () => {
    const { orders, key, intentId } = await sell();
    okBody(await guest.post(`/api/order/cancel/id/${orders[0]?.id ?? ''}?key=${key}`, {}));
    await guest.app.jobs.runNow('settle-payments');
    await tell('refund.created', intentId);
    const charge = [...stripe.books.charges.values()].find((one) => one.payment_intent === intentId);
    expect(charge).toMatchObject({ refunded: true });
    expect(await ledgerOf(orders[0]?.id ?? '')).toEqual(nothing);
    expect(
      await db
        .selectFrom('refunds')
        .select('id')
        .where('order_id', '=', orders[0]?.id ?? '')
        .execute(),
    ).toHaveLength(1);
  });

  test('by Stripe, because nobody took the money in time, the order is cancelled', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    const { orders } = await comeBack(opened);
    cancelIntent(stripe.books, pageOf(opened).payment_intent ?? '');
    await tell('payment_intent.canceled', opened.paymentSessionId);
    expect(await groupOf(opened)).toMatchObject([{ status: 'cancelled', payment_status: 'voided', payment: 'voided' }]);
    expect(await ledgerOf(orders[0]?.id ?? '')).toEqual(nothing);
  });
});

describe('given back in the dashboard', () => {
  test('in full: the order is refunded, with its credit note', async () => {
    const { orders, group, key, intentId } = await sell();
    refundIntent(stripe.books, intentId);
    await tell('refund.created', intentId);
    await tell('refund.created', intentId);
    expect(await ledgerOf(orders[0]?.id ?? '')).toEqual(nothing);
    const { orders: shown } = okBody<Purchase>(await guest.get(`/api/order/id/${group.id}?key=${key}`));
    expect(shown).toMatchObject([{ paymentStatus: 'refunded', refunds: [{}] }]);
    const rows = await db
      .selectFrom('refunds')
      .select(['status', 'credit_note_id'])
      .where('order_id', '=', orders[0]?.id ?? '')
      .execute();
    expect(rows).toEqual([{ status: 'done', credit_note_id: expect.any(String) }]);
  });

  test('in part: the seller and the marketplace give their shares, and only the rest can be refunded', async () => {
    const { orders, key, intentId } = await sell();
    const orderId = orders[0]?.id ?? '';
    const before = await ledgerOf(orderId);
    refundIntent(stripe.books, intentId, 3_000);
    await tell('refund.created', intentId);
    const after = await ledgerOf(orderId);
    expect((after['buyers'] ?? 0) - (before['buyers'] ?? 0)).toBe(3_000);
    expect(Object.values(after).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    okBody(await guest.post(`/api/order/cancel/id/${orderId}?key=${key}`, {}));
    await guest.app.jobs.runNow('settle-payments');
    const charge = [...stripe.books.charges.values()].find((one) => one.payment_intent === intentId);
    expect(charge).toMatchObject({ refunded: true });
    expect(await ledgerOf(orderId)).toEqual(nothing);
  });
});

describe('a dispute', () => {
  test('takes the money at once and keeps it when it is lost', async () => {
    const { orders, opened, intentId } = await sell();
    const dispute = openDispute(stripe.books, intentId);
    await tell('charge.dispute.created', dispute.id);
    await tell('charge.dispute.funds_withdrawn', dispute.id);
    expect(await ledgerOf(orders[0]?.id ?? '')).toEqual(nothing);
    closeDispute(stripe.books, dispute.id, 'lost');
    await tell('charge.dispute.closed', dispute.id);
    expect(await ledgerOf(orders[0]?.id ?? '')).toEqual(nothing);
    expect(await timelineOf(orders[0]?.id ?? '')).toEqual(['dispute_opened', 'dispute_lost']);
    expect(await groupOf(opened)).toMatchObject([{ status: 'placed' }]);
  });

  test('brings it back when it is won', async () => {
    const { orders, intentId } = await sell();
    const before = await ledgerOf(orders[0]?.id ?? '');
    const dispute = openDispute(stripe.books, intentId);
    await tell('charge.dispute.created', dispute.id);
    closeDispute(stripe.books, dispute.id, 'won');
    for (const type of ['charge.dispute.closed', 'charge.dispute.funds_reinstated', 'charge.dispute.created']) await tell(type, dispute.id);
    expect(await ledgerOf(orders[0]?.id ?? '')).toEqual(before);
    expect(await timelineOf(orders[0]?.id ?? '')).toEqual(['dispute_opened', 'dispute_won']);
  });

  test('whose end is told before its beginning stays ended', async () => {
    const { orders, intentId } = await sell();
    const dispute = openDispute(stripe.books, intentId);
    closeDispute(stripe.books, dispute.id, 'lost');
    for (const type of ['charge.dispute.closed', 'charge.dispute.created', 'charge.dispute.funds_withdrawn']) await tell(type, dispute.id);
    expect(await ledgerOf(orders[0]?.id ?? '')).toEqual(nothing);
    expect(await timelineOf(orders[0]?.id ?? '')).toEqual(['dispute_lost']);
  });

  test('that is an inquiry takes nothing', async () => {
    const { orders, intentId } = await sell();
    const before = await ledgerOf(orders[0]?.id ?? '');
    const dispute = openDispute(stripe.books, intentId, { isInquiry: true });
    await tell('charge.dispute.created', dispute.id);
    expect(await ledgerOf(orders[0]?.id ?? '')).toEqual(before);
  });

  test('keeps a refund of ours waiting until it is decided', async () => {
    const { orders, key, intentId, opened } = await sell();
    const orderId = orders[0]?.id ?? '';
    const dispute = openDispute(stripe.books, intentId, { amount: 2_000 });
    await tell('charge.dispute.created', dispute.id);
    okBody(await guest.post(`/api/order/cancel/id/${orderId}?key=${key}`, {}));
    await guest.app.jobs.runNow('settle-payments');
    expect(linesOf('POST /v1/refunds').filter(({ form }) => form.includes(intentId))).toEqual([]);
    closeDispute(stripe.books, dispute.id, 'won');
    await tell('charge.dispute.closed', dispute.id);
    await guest.app.jobs.runNow('settle-payments');
    expect([...stripe.books.refunds.values()].filter((one) => one.payment_intent === intentId)).toHaveLength(1);
    expect(await groupOf(opened)).toMatchObject([{ status: 'cancelled' }]);
  });

  async function timelineOf(orderId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('order_events')
      .select('kind')
      .where('order_id', '=', orderId)
      .where('kind', 'like', 'dispute%')
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  }
});

test('events about payments that are not of this shop are left alone', async () => {
  const { intentId } = await sell();
  const [event] = eventsOf('payment_intent.succeeded', intentId);
  if (event === undefined) throw new Error('nothing was told');
  okBody(await deliver(event));
});
