import { describe, expect, test } from '@jest/globals';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { answerChallenge, cancelIntent, expireSession, STRIPE_TEST_CARDS } from '@orime/testing/stripe';
import { key, okBody, orderCall, refusal, termsOf } from '../../../../../test/checkout-factories.ts';
import { voidAbandonedSessions } from '../void-session.ts';
import { openStripeShop } from './stripe-shop.fixture.ts';

const { stripe, guest, goToPayment, pageOf, payOnPage, confirm, comeBack, deliver, tell, eventsOf, groupOf, linesOf } =
  await openStripeShop();
const { db } = guest;

describe('the hosted page', () => {
  test('is for the whole sum, in the language of the buyer, and leads back to the checkout', async () => {
    const opened = await goToPayment({ locale: 'jp', currency: 'JPY', email: 'aya@example.com' });
    expect(opened).toMatchObject({ provider: 'stripe', status: 'open', amount: { currency: 'JPY' } });
    const back = `http://localhost:4000/checkout?session=${opened.paymentSessionId}`;
    // JPY has no smaller unit: what Stripe is asked for is the price itself.
    expect(pageOf(opened)).toMatchObject({
      amount_total: opened.amount.priceMinor,
      currency: 'jpy',
      locale: 'ja',
      customer_email: 'aya@example.com',
      client_reference_id: opened.paymentSessionId,
      success_url: back,
      cancel_url: back,
    });
    expect(opened.amount.priceMinor).toBe(opened.amount.price);
  });

  test('is the same one for a second tap, and a new one once its time is over', async () => {
    const opened = await goToPayment();
    const again = () => guest.post('/api/payment/session', termsOf(opened.quote), key());
    expect(okBody(await again())).toMatchObject({ paymentSessionId: opened.paymentSessionId, redirectUrl: opened.redirectUrl });
    expireSession(stripe.books, pageOf(opened).id);
    const other = okBody<typeof opened>(await again());
    expect(other.paymentSessionId).not.toBe(opened.paymentSessionId);
    expect(pageOf(other).status).toBe('open');
  });

  test('shows neither key nor secret to the browser', async () => {
    const { quote: _, ...opened } = await goToPayment();
    expect(Object.keys(opened).toSorted()).toEqual(['amount', 'expiresAt', 'paymentSessionId', 'provider', 'redirectUrl', 'status']);
    expect(JSON.stringify(opened)).not.toMatch(/sk_test|whsec|client_secret/);
  });
});

describe('a buyer who', () => {
  test('pays and comes back has an order, whose money is taken once', async () => {
    const opened = await goToPayment();
    expect(payOnPage(opened)).toBe('authorised');
    const placed = await comeBack(opened);
    expect(placed.orders[0]?.status).toBe('placed');
    await guest.app.jobs.runNow('settle-payments');
    expect(await groupOf(opened)).toMatchObject([{ status: 'placed', payment_status: 'captured', payment: 'captured' }]);
    expect([...stripe.books.intents.values()].find(({ metadata }) => metadata['session'] === opened.paymentSessionId)).toMatchObject({
      status: 'succeeded',
      amount_received: opened.amount.priceMinor,
    });
    expect(
      await db.selectFrom('payment_sessions').select('method_label').where('id', '=', opened.paymentSessionId).executeTakeFirst(),
    ).toEqual({
      method_label: '•••• 4242',
    });
  });

  test('is declined can try another card on the same page', async () => {
    const opened = await goToPayment();
    expect(payOnPage(opened, STRIPE_TEST_CARDS.declined)).toBe('declined');
    await tell('payment_intent.payment_failed', opened.paymentSessionId);
    expect(okBody(await confirm(opened))).toMatchObject({ status: 'open' });
    expect(refusal(await orderCall(guest, opened.quote, opened.paymentSessionId))).toBe('422 payment_action_required');
    expect(payOnPage(opened)).toBe('authorised');
    expect((await comeBack(opened)).orders[0]?.status).toBe('placed');
  });

  test('proves to the bank who they are is authorised then', async () => {
    const opened = await goToPayment();
    expect(payOnPage(opened, STRIPE_TEST_CARDS.challenge)).toBe('requires_action');
    expect(okBody(await confirm(opened))).toMatchObject({ status: 'open' });
    answerChallenge(stripe.books, pageOf(opened), true);
    expect((await comeBack(opened)).orders[0]?.status).toBe('placed');
  });

  test('goes back without paying has no order and no charge, and can go on to pay', async () => {
    const opened = await goToPayment();
    expect(okBody(await confirm(opened))).toMatchObject({ status: 'open' });
    expect(await groupOf(opened)).toEqual([]);
    payOnPage(opened);
    await comeBack(opened);
  });

  test('whose authorisation is cancelled before the order is placed gets another page', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    cancelIntent(stripe.books, pageOf(opened).payment_intent ?? '');
    expect(refusal(await confirm(opened))).toBe('422 payment_declined');
    const other = okBody<typeof opened>(await guest.post('/api/payment/session', termsOf(opened.quote), key()));
    expect(other.paymentSessionId).not.toBe(opened.paymentSessionId);
    expect(pageOf(other).status).toBe('open');
  });

  test('leaves the page for too long cannot pay on it any more', async () => {
    const opened = await goToPayment();
    expireSession(stripe.books, pageOf(opened).id);
    await tell('checkout.session.expired', opened.paymentSessionId);
    expect(payOnPage(opened)).toBe('unusable');
    expect(refusal(await confirm(opened))).toBe('422 payment_declined');
  });

  test('closes the tab after paying has an order all the same, by the webhook', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    await tell('checkout.session.completed', opened.paymentSessionId);
    expect(await groupOf(opened)).toMatchObject([{ status: 'placed', payment: 'captured' }]);
  });

  test('closes the tab where no webhook comes through has it when the session runs out', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    await endTime(opened.paymentSessionId);
    await guest.app.jobs.runNow('settle-payments');
    expect(await groupOf(opened)).toMatchObject([{ status: 'placed', payment: 'captured' }]);
  });

  test('has it as well when the process that found the payment died, or another looks at the same moment', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    await endTime(opened.paymentSessionId);
    const died = () => Promise.reject(new Error('the process died'));
    await voidAbandonedSessions(db, guest.app.payments.provider, () => {}, died);
    expect(await groupOf(opened)).toEqual([]);
    await guest.app.jobs.runNow('settle-payments');
    expect(await groupOf(opened)).toMatchObject([{ status: 'placed', payment: 'captured' }]);
  });

  test('never pays leaves a page that is closed when the session runs out', async () => {
    const opened = await goToPayment();
    await endTime(opened.paymentSessionId);
    await guest.app.jobs.runNow('settle-payments');
    expect(pageOf(opened).status).toBe('expired');
    expect(await groupOf(opened)).toEqual([]);
  });

  async function endTime(sessionId: string): Promise<void> {
    await db
      .updateTable('payment_sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', sessionId)
      .execute();
  }
});

describe('webhook and browser', () => {
  test('webhook first: the browser gets the order that exists', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    await tell('checkout.session.completed', opened.paymentSessionId);
    const [made] = await groupOf(opened);
    const placed = await comeBack(opened);
    expect(placed.orders[0]?.id).toBe(made?.id);
    expect(await groupOf(opened)).toHaveLength(1);
  });

  test('browser first, then every event twice and in the wrong order: one order, one capture', async () => {
    const opened = await goToPayment();
    payOnPage(opened, STRIPE_TEST_CARDS.declined);
    payOnPage(opened);
    const placed = await comeBack(opened);
    await guest.app.jobs.runNow('settle-payments');
    const events = stripe.books.events.filter((event) => JSON.stringify(event.data).includes(opened.paymentSessionId)).toReversed();
    expect(new Set(events.map(({ type }) => type))).toContain('payment_intent.payment_failed');
    for (const event of [...events, ...events]) okBody(await deliver(event));
    expect(await groupOf(opened)).toMatchObject([{ id: placed.orders[0]?.id, status: 'placed', payment: 'captured' }]);
    const intentId = pageOf(opened).payment_intent ?? '';
    // The job and the browser may both ask for it: under one key the provider takes the money once.
    const captures = linesOf(`POST /v1/payment_intents/${intentId}/capture`);
    expect(new Set(captures.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(eventsOf('payment_intent.succeeded', intentId)).toHaveLength(1);
  });

  test('both at once: one order', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    const [event] = eventsOf('checkout.session.completed', opened.paymentSessionId);
    if (event === undefined) throw new Error('nothing was told');
    okBody(await confirm(opened));
    const answers = await Promise.all([deliver(event), orderCall(guest, opened.quote, opened.paymentSessionId), deliver(event)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await groupOf(opened)).toHaveLength(1);
    okBody<PlacedOrder>(answers[1]);
  });

  test('a wrong signature and an old one are refused', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    const [event] = eventsOf('checkout.session.completed', opened.paymentSessionId);
    if (event === undefined) throw new Error('nothing was told');
    expect(refusal(await deliver(event, Math.floor(Date.now() / 1000) - 3600))).toBe('401 unauthenticated');
    const { body, headers } = stripe.sign(event);
    const post = (payload: string, sent: Record<string, string>) =>
      guest.inject({ method: 'POST', url: '/api/payment/webhook/stripe', headers: sent, payload });
    expect(refusal(await post(`${body} `, { ...headers }))).toBe('401 unauthenticated');
    expect(refusal(await post(body, { 'content-type': 'application/json' }))).toBe('401 unauthenticated');
    expect(await groupOf(opened)).toEqual([]);
  });

  test('while Stripe cannot be asked the event is to be sent again', async () => {
    const opened = await goToPayment();
    payOnPage(opened);
    const [event] = eventsOf('checkout.session.completed', opened.paymentSessionId);
    if (event === undefined) throw new Error('nothing was told');
    stripe.fail(500);
    expect(refusal(await deliver(event))).toBe('503 unavailable');
    stripe.fail(0);
    okBody(await deliver(event));
    expect(await groupOf(opened)).toMatchObject([{ status: 'placed' }]);
  });
});
