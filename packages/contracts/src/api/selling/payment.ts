import { Type, type Static } from 'typebox';
import { Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { CheckoutKey, QuoteHash } from './checkout.ts';

const Id = Type.String({ minLength: 1, maxLength: 80 });

export const PAYMENT_SESSION_STATUSES = ['open', 'requires_action', 'processing', 'authorised', 'declined', 'voided', 'expired'] as const;
export const PaymentSessionStatus = Type.Enum(PAYMENT_SESSION_STATUSES);

/** Card numbers of the built-in test provider; any other number is declined. */
export const TEST_CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  /** Requires a confirmation step, as 3-D Secure does. */
  challenge: '4000002500003155',
  /** The provider does not respond. */
  timeout: '4000000000000119',
  /** The provider accepts and reports the outcome some seconds later by webhook. */
  delayed: '4000000000000077',
} as const;

export const PaymentSession = Type.Object({
  paymentSessionId: Type.String(),
  provider: Type.Union([Type.Literal('test'), Type.Literal('stripe')]),
  status: PaymentSessionStatus,
  amount: Price,
  /**
   * The provider's page, to which the buyer is sent; it sends them back to `/checkout?session=<paymentSessionId>`. Null for the test
   * provider, for purchases that cost nothing and once the buyer has paid there: then `confirmPayment` says how it stands.
   */
  redirectUrl: Type.Union([Type.String(), Type.Null()]),
  expiresAt: Timestamp,
});
export type PaymentSession = Static<typeof PaymentSession>;

/** Opens a payment session for a quote. Needs an `Idempotency-Key`: a double submit returns the same session. */
export const createPaymentSession = defineEndpoint({
  method: 'POST',
  url: '/api/payment/session',
  body: Type.Object({ checkoutId: Id, checkoutKey: CheckoutKey, quoteHash: QuoteHash }),
  response: PaymentSession,
});

/**
 * Authorises a session, or says where one stands that is paid on the provider's page: `open` while the buyer has not paid. `card` is read by the test provider only (default: its success card); `challenge` answers a
 * `requires_action`. Failures: 422 `payment_declined`, `payment_timeout`.
 */
export const confirmPayment = defineEndpoint({
  method: 'POST',
  url: '/api/payment/confirm',
  body: Type.Object({
    paymentSessionId: Id,
    checkoutKey: CheckoutKey,
    card: Type.Optional(Type.Object({ number: Type.String({ minLength: 1, maxLength: 32 }) })),
    challenge: Type.Optional(Type.Union([Type.Literal('approve'), Type.Literal('refuse')])),
  }),
  response: Type.Object({
    paymentSessionId: Type.String(),
    status: PaymentSessionStatus,
    /** What to show for `requires_action`. */
    action: Type.Union([Type.Object({ kind: Type.Literal('challenge'), text: LocalText }), Type.Null()]),
  }),
});

/** Signed webhooks of the payment provider; safe to replay. The raw body is verified, so it has no schema. */
export const paymentWebhook = defineEndpoint({
  method: 'POST',
  url: '/api/payment/webhook/:provider',
  params: Type.Object({ provider: Type.String({ minLength: 1, maxLength: 20 }) }),
  response: Type.Object({ received: Type.Boolean() }),
});
