import type Stripe from 'stripe';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { ConfirmOutcome, PaymentProvider, ProviderEvent, WebhookCall } from './provider.ts';

export interface StripeOptions {
  readonly secretKey: string;
  /** Of the webhook endpoint; without it every webhook is refused. */
  readonly webhookSecret: string | undefined;
  /** Where the api of Stripe is, when not at its usual place. */
  readonly host?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

const actionText = { en: 'Your bank asks you to confirm this payment.', jp: 'カード会社による本人認証が必要です。' };

/**
 * Stripe, with payment intents that are captured by us: the browser confirms with the client secret, after which `confirm`
 * only looks where the intent stands.
 */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const client = lazily(() => connect(options));
  return {
    name: 'stripe',
    async open({ amountMinor, currency, reference }) {
      const stripe = await client();
      const intent = await stripe.paymentIntents
        .create(
          { amount: amountMinor, currency: currency.toLowerCase(), capture_method: 'manual', metadata: { session: reference } },
          { idempotencyKey: `open:${reference}` },
        )
        .catch(tellOutage);
      return { ref: intent.id, clientSecret: intent.client_secret, publishableKey: null };
    },
    async confirm({ ref, signal }) {
      const stripe = await client();
      const intent = await untilAborted(stripe.paymentIntents.retrieve(ref, { expand: ['payment_method'] }), signal).catch(tellOutage);
      return outcomeOf(intent);
    },
    async capture(ref, amountMinor, key) {
      await (await client()).paymentIntents.capture(ref, { amount_to_capture: amountMinor }, { idempotencyKey: key });
    },
    async void(ref) {
      const stripe = await client();
      const { status } = await stripe.paymentIntents.retrieve(ref);
      if (status === 'processing') return 'pending';
      if (status !== 'canceled') await stripe.paymentIntents.cancel(ref);
      return 'voided';
    },
    async refund(ref, amountMinor, key) {
      await (await client()).refunds.create({ payment_intent: ref, amount: amountMinor }, { idempotencyKey: key });
    },
    async readWebhook(call) {
      return readWebhook(await client(), call, options.webhookSecret);
    },
  };
}

async function connect({ secretKey, host }: StripeOptions): Promise<Stripe> {
  // Only sites that use it load the SDK.
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, { maxNetworkRetries: 2, timeout: 8000, ...host });
}

/** Trouble between us and Stripe, or of Stripe's own: nothing is wrong with the sender, nor here, and it may be tried again. */
const outages: ReadonlySet<unknown> = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

function tellOutage(cause: unknown): never {
  const isOutage = typeof cause === 'object' && cause !== null && 'type' in cause && outages.has(cause.type);
  throw isOutage ? new RequestError('unavailable', { cause, headers: { 'retry-after': '5' } }) : cause;
}

function outcomeOf(intent: Stripe.PaymentIntent): ConfirmOutcome {
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
  const methodLabel = method?.card ? `•••• ${method.card.last4}` : '';
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded':
      return { status: 'authorised', methodLabel };
    case 'processing':
      return { status: 'processing', methodLabel };
    case 'requires_action':
    case 'requires_confirmation':
      return { status: 'requires_action', text: actionText };
    // Waiting for another card, cancelled, or a state that this version does not know: nothing was authorised.
    default:
      return { status: 'declined' };
  }
}

function readWebhook(stripe: Stripe, { body, headers }: WebhookCall, secret: string | undefined): ProviderEvent {
  const signature = headers['stripe-signature'];
  if (secret === undefined || typeof signature !== 'string') throw new RequestError('unauthenticated');
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret);
  } catch (cause) {
    throw new RequestError('unauthenticated', { cause });
  }
  if (event.type === 'payment_intent.amount_capturable_updated') return { id: event.id, kind: 'authorised', ref: event.data.object.id };
  if (event.type === 'payment_intent.payment_failed') return { id: event.id, kind: 'declined', ref: event.data.object.id };
  return { id: event.id, kind: 'other' };
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
