import { afterAll } from '@jest/globals';
import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { PaymentSession } from '@orime/contracts/api/selling/payment';
import {
  payWithCard,
  startFakeStripe,
  STRIPE_TEST_CARDS,
  type CheckoutSessionObject,
  type EventObject,
  type FakeStripe,
} from '@orime/testing/stripe';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../../../test/build-test-app.ts';
import { createDesign } from '../../../../../test/catalogue-factories.ts';
import { key, okBody, orderCall, quoteOf, termsOf, type QuoteOptions } from '../../../../../test/checkout-factories.ts';

const secretKey = 'sk_test_of_the_fake_account';
export const webhookSecret = 'whsec_of_the_fake_account';

export type OpenedSession = PaymentSession & { readonly quote: CheckoutQuote };

/** A shop whose payments go to a fake Stripe account, and what buyers and Stripe do. */
export async function openStripeShop() {
  const stripe: FakeStripe = await startFakeStripe({ secretKey, webhookSecret });
  const guest: TestApp = await buildTestApp({
    payments: 'stripe',
    stripeSecretKey: secretKey,
    stripeWebhookSecret: webhookSecret,
    stripeApiUrl: stripe.url,
  });
  afterAll(() => stripe.close());
  const { db } = guest;

  /** A guest at the payment page: one garment for 100 USD (11,000 JPY) and delivery. */
  async function goToPayment(options: QuoteOptions = {}): Promise<OpenedSession> {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }] });
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], options);
    return { ...okBody<PaymentSession>(await guest.post('/api/payment/session', termsOf(quote), key())), quote };
  }

  /** The session at Stripe. */
  function pageOf({ redirectUrl }: Pick<PaymentSession, 'redirectUrl'>): CheckoutSessionObject {
    const session = stripe.books.sessions.get(redirectUrl?.split('/').at(-1) ?? '');
    if (session === undefined) throw new Error(`no page at ${redirectUrl ?? 'null'}`);
    return session;
  }

  function payOnPage(opened: PaymentSession, card: string = STRIPE_TEST_CARDS.success) {
    return payWithCard(stripe.books, pageOf(opened), card);
  }

  function confirm({ paymentSessionId, quote }: OpenedSession) {
    return guest.post('/api/payment/confirm', { paymentSessionId, checkoutKey: quote.checkoutKey });
  }

  /** The buyer comes back from the page and the browser places the order. */
  async function comeBack(opened: OpenedSession): Promise<PlacedOrder> {
    okBody(await confirm(opened));
    return okBody<PlacedOrder>(await orderCall(guest, opened.quote, opened.paymentSessionId));
  }

  /** A purchase that is paid, placed and captured. */
  async function sell(options: QuoteOptions = {}): Promise<PlacedOrder & { readonly intentId: string; readonly opened: OpenedSession }> {
    const opened = await goToPayment(options);
    payOnPage(opened);
    const placed = await comeBack(opened);
    await guest.app.jobs.runNow('settle-payments');
    return { ...placed, intentId: pageOf(opened).payment_intent ?? '', opened };
  }

  function deliver(event: EventObject, atSeconds?: number) {
    const { body, headers } = stripe.sign(event, atSeconds);
    return guest.inject({ method: 'POST', url: '/api/payment/webhook/stripe', headers: { ...headers }, payload: body });
  }

  /** The events of a type about an object, oldest first. */
  function eventsOf(type: string, about: string): readonly EventObject[] {
    return stripe.books.events.filter((event) => event.type === type && JSON.stringify(event.data).includes(about));
  }

  async function tell(type: string, about: string): Promise<void> {
    for (const event of eventsOf(type, about)) okBody(await deliver(event));
  }

  /** What each account is owed of an order; buyers have paid, so theirs is negative. */
  async function ledgerOf(orderId: string): Promise<Readonly<Record<string, number>>> {
    const { rows } = await sql<{ account: string; amount_minor: number }>`
      SELECT split_part(account, ':', 1) AS account, sum(amount_minor)::bigint AS amount_minor FROM ledger_entries WHERE order_id = ${orderId} GROUP BY 1`.execute(
      db,
    );
    return Object.fromEntries(rows.map((row) => [row.account, row.amount_minor]));
  }

  async function groupOf({ quote }: OpenedSession) {
    return db
      .selectFrom('order_groups')
      .innerJoin('orders', 'orders.group_id', 'order_groups.id')
      .innerJoin('payments', 'payments.group_id', 'order_groups.id')
      .select(['orders.id', 'orders.status', 'orders.payment_status', 'payments.status as payment'])
      .where('checkout_id', '=', quote.checkoutId)
      .execute();
  }

  const linesOf = (line: string) => stripe.calls.filter((call) => call.line === line);
  return { stripe, guest, goToPayment, pageOf, payOnPage, confirm, comeBack, sell, deliver, tell, eventsOf, ledgerOf, groupOf, linesOf };
}
