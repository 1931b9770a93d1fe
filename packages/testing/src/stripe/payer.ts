import { newStripeId, type Books } from './books.ts';
import type { ChargeObject, CheckoutSessionObject, PaymentIntentObject } from './objects.ts';

/** What a card does, by Stripe's published test numbers. Any other number is declined. */
export const STRIPE_TEST_CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  /** Asks the payer to authenticate first. */
  challenge: '4000002500003155',
} as const;

export type PayOutcome = 'authorised' | 'declined' | 'requires_action' | 'unusable';

/** The payer enters a card on the hosted page. `unusable` once the session is over. */
export function payWithCard(books: Books, session: CheckoutSessionObject, card: string): PayOutcome {
  if (session.status !== 'open') return 'unusable';
  const number = card.replaceAll(/\D/g, '');
  const intent = intentOf(books, session);
  const method = {
    id: newStripeId('pm'),
    object: 'payment_method',
    type: 'card',
    card: { brand: 'visa', last4: number.slice(-4) },
  } as const;
  books.methods.set(method.id, method);
  if (number === STRIPE_TEST_CARDS.challenge) {
    intent.status = 'requires_action';
    intent.payment_method = method.id;
    return 'requires_action';
  }
  if (number !== STRIPE_TEST_CARDS.success) return decline(books, intent);
  intent.payment_method = method.id;
  return authorise(books, session, intent);
}

/** The payer answers their bank. */
export function answerChallenge(books: Books, session: CheckoutSessionObject, isApproved: boolean): PayOutcome {
  if (session.status !== 'open') return 'unusable';
  const intent = intentOf(books, session);
  return isApproved ? authorise(books, session, intent) : decline(books, intent);
}

/** An intent is made by the first attempt to pay, not with the session. */
function intentOf(books: Books, session: CheckoutSessionObject): PaymentIntentObject {
  const known = session.payment_intent === null ? undefined : books.intents.get(session.payment_intent);
  if (known !== undefined) return known;
  const intent: PaymentIntentObject = {
    id: newStripeId('pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    currency: session.currency,
    capture_method: 'manual',
    metadata: session.intent_metadata,
    created: session.created,
    amount_capturable: 0,
    amount_received: 0,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    cancellation_reason: null,
  };
  books.intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  return intent;
}

function authorise(books: Books, session: CheckoutSessionObject, intent: PaymentIntentObject): PayOutcome {
  const charge: ChargeObject = {
    id: newStripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    currency: intent.currency,
    payment_intent: intent.id,
    metadata: intent.metadata,
    amount_captured: 0,
    amount_refunded: 0,
    captured: false,
    disputed: false,
    refunded: false,
  };
  books.charges.set(charge.id, charge);
  Object.assign(intent, {
    status: 'requires_capture',
    amount_capturable: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
  });
  // A payment that is yet to be captured leaves the session unpaid.
  Object.assign(session, { status: 'complete', url: null });
  books.tell('payment_intent.amount_capturable_updated', intent);
  books.tell('checkout.session.completed', session);
  return 'authorised';
}

function decline(books: Books, intent: PaymentIntentObject): PayOutcome {
  const error = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: error });
  books.tell('payment_intent.payment_failed', intent);
  return 'declined';
}
