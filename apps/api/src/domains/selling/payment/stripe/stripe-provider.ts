import type Stripe from 'stripe';
import type { ChargeState, NewCharge, PaymentProvider } from '../provider.ts';
import { connectStripe, tellOutage, type StripeAccount } from './connect-stripe.ts';
import { readStripeEvent } from './read-stripe-event.ts';
import { stateOf } from './session-state.ts';

export interface StripeOptions extends StripeAccount {
  /** Of the webhook endpoint; without it every webhook is refused. */
  readonly webhookSecret: string | undefined;
  /** Origin of the site, to which the hosted page sends the buyer back. */
  readonly publicUrl: string;
}

/** Stripe takes no shorter time than half an hour from its own now; our sessions end after exactly that. */
const pageMinutes = 31;
const productNames = { en: 'Orime order', jp: 'Orime ご注文' };

/**
 * Stripe, with hosted Checkout pages whose payments are captured by us. A charge is known by its Checkout Session (`cs_…`): the payment
 * intent exists only once the buyer has tried to pay.
 */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const client = lazily(() => connectStripe(options));
  const lookUp = async (ref: string): Promise<ChargeState> => stateOf(await retrieveSession(await client(), ref));
  return {
    name: 'stripe',
    async open(charge) {
      const stripe = await client();
      const session = await stripe.checkout.sessions
        .create(pageOf(charge, options.publicUrl), { idempotencyKey: `open:${charge.reference}` })
        .catch(tellOutage);
      return { ref: session.id, redirectUrl: session.url };
    },
    async resume(ref) {
      const session = await retrieveSession(await client(), ref);
      const { status } = stateOf(session);
      return status === 'expired' || status === 'declined' ? 'expired' : { redirectUrl: session.url };
    },
    confirm: ({ ref, signal }) => untilAborted(lookUp(ref), signal),
    lookUp,
    async capture(ref, amountMinor, key) {
      const stripe = await client();
      const { id, status } = await intentOf(stripe, ref);
      // Captured before, and the answer was lost: Stripe remembers keys for a day only.
      if (status === 'succeeded') return;
      await stripe.paymentIntents.capture(id, { amount_to_capture: amountMinor }, { idempotencyKey: key });
    },
    async void(ref) {
      const stripe = await client();
      const session = await retrieveSession(stripe, ref);
      const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
      if (session.status === 'open') {
        await stripe.checkout.sessions.expire(ref).catch(tellOutage);
        return 'voided';
      }
      if (intent?.status === 'processing') return 'pending';
      if (intent !== null && intent.status !== 'canceled') await stripe.paymentIntents.cancel(intent.id).catch(tellOutage);
      return 'voided';
    },
    async refund(ref, amountMinor, key) {
      const stripe = await client();
      const { id } = await intentOf(stripe, ref);
      const given = await stripe.refunds.list({ payment_intent: id, limit: 100 }).catch(tellOutage);
      // As above: a refund that was made is known by its key also when Stripe has forgotten it.
      if (given.data.some(({ metadata }) => metadata?.['key'] === key)) return;
      await stripe.refunds.create({ payment_intent: id, amount: amountMinor, metadata: { key } }, { idempotencyKey: key });
    },
    async readWebhook(call) {
      return readStripeEvent(await client(), call, options.webhookSecret);
    },
  };
}

function pageOf({ amountMinor, currency, reference, language, email }: NewCharge, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const returnUrl = `${publicUrl}/checkout?session=${encodeURIComponent(reference)}`;
  const price = { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data: { name: productNames[language] } };
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    client_reference_id: reference,
    locale: language === 'jp' ? 'ja' : 'en',
    expires_at: Math.floor(Date.now() / 1000) + pageMinutes * 60,
    success_url: returnUrl,
    cancel_url: returnUrl,
    payment_intent_data: { capture_method: 'manual', metadata: { session: reference } },
    ...(email !== null && { customer_email: email }),
  };
}

function retrieveSession(stripe: Stripe, ref: string) {
  return stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.payment_method'] }).catch(tellOutage);
}

async function intentOf(stripe: Stripe, ref: string): Promise<Stripe.PaymentIntent> {
  const { payment_intent: intent } = await retrieveSession(stripe, ref);
  if (typeof intent !== 'object' || intent === null) throw new Error(`Stripe: nobody has paid on the page of ${ref}`);
  return intent;
}

async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('the provider did not answer in time')), { once: true }),
  );
  return Promise.race([work, aborted]);
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  const made: { value: Promise<Value> | undefined } = { value: undefined };
  return () => (made.value ??= make());
}
