import { getFrom, newStripeId, nowSeconds, type Books } from './books.ts';
import type { DisputeObject, RefundObject } from './objects.ts';
import { invalidRequest } from './stripe-error.ts';

/** Gives money of a captured intent back, asked for by the API or in the dashboard. Throws as Stripe refuses it. */
export function refundIntent(books: Books, intentId: string, amount?: number, metadata: RefundObject['metadata'] = {}): RefundObject {
  const intent = getFrom(books.intents, 'payment_intent', intentId, 'payment_intent');
  const charge = intent.latest_charge === null ? undefined : books.charges.get(intent.latest_charge);
  if (charge === undefined || !charge.captured)
    throw invalidRequest('charge_not_captured', 'This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  if (charge.disputed) throw invalidRequest('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) throw invalidRequest('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  const given = amount ?? left;
  if (given <= 0) throw invalidRequest('parameter_invalid_integer', `This value must be greater than or equal to 1.`, 'amount');
  if (given > left)
    throw invalidRequest('amount_too_large', `Refund amount (${given}) is greater than unrefunded amount on charge (${left})`, 'amount');
  const refund: RefundObject = {
    id: newStripeId('re'),
    object: 'refund',
    amount: given,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    metadata,
    created: nowSeconds(),
    status: 'succeeded',
  };
  books.refunds.set(refund.id, refund);
  charge.amount_refunded += given;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  books.tell('refund.created', refund);
  books.tell('charge.refunded', charge);
  return refund;
}

/** What the provider keeps for a dispute, also of one that is won. */
const DISPUTE_FEE = 1_500;

/** The cardholder's bank sends a refund back: its money is the shop's again, and the charge is not refunded. */
export function failRefund(books: Books, refundId: string, reason = 'expired_or_canceled_card'): RefundObject {
  const refund = getFrom(books.refunds, 'refund', refundId);
  Object.assign(refund, { status: 'failed', failure_reason: reason });
  const charge = getFrom(books.charges, 'charge', refund.charge);
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  books.tell('refund.failed', refund);
  return refund;
}

/** The cardholder's bank takes a payment back. An inquiry asks first and takes nothing. */
export function openDispute(
  books: Books,
  intentId: string,
  { amount, isInquiry = false }: { readonly amount?: number; readonly isInquiry?: boolean } = {},
): DisputeObject {
  const intent = getFrom(books.intents, 'payment_intent', intentId);
  const charge = getFrom(books.charges, 'charge', intent.latest_charge ?? '');
  const dispute: DisputeObject = {
    id: newStripeId('du'),
    object: 'dispute',
    amount: amount ?? charge.amount_captured - charge.amount_refunded,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    reason: 'fraudulent',
    created: nowSeconds(),
    balance_transactions: isInquiry ? [] : [{ fee: DISPUTE_FEE, currency: charge.currency }],
    evidence_details: { due_by: nowSeconds() + 7 * 86_400 },
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  books.disputes.set(dispute.id, dispute);
  charge.disputed = !isInquiry;
  books.tell('charge.dispute.created', dispute);
  if (!isInquiry) books.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides. A payment that was won back can be refunded again; an inquiry ends with nothing moved. */
export function closeDispute(books: Books, disputeId: string, outcome: 'won' | 'lost'): DisputeObject {
  const dispute = getFrom(books.disputes, 'dispute', disputeId);
  const isInquiry = dispute.status.startsWith('warning');
  dispute.status = isInquiry ? 'warning_closed' : outcome;
  if (dispute.status === 'won') {
    getFrom(books.charges, 'charge', dispute.charge).disputed = false;
    books.tell('charge.dispute.funds_reinstated', dispute);
  }
  books.tell('charge.dispute.closed', dispute);
  return dispute;
}

/** What an authorisation comes to that nobody captures for a week, or that is cancelled in the dashboard. */
export function cancelIntent(books: Books, intentId: string, reason: string | null = 'automatic'): void {
  const intent = getFrom(books.intents, 'payment_intent', intentId);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalidRequest(
      'payment_intent_unexpected_state',
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    );
  Object.assign(intent, { status: 'canceled', amount_capturable: 0, cancellation_reason: reason });
  books.tell('payment_intent.canceled', intent);
}

/** The time of a session is over, or its shop ends it. */
export function expireSession(books: Books, sessionId: string): void {
  const session = getFrom(books.sessions, 'checkout.session', sessionId);
  if (session.status !== 'open')
    throw invalidRequest(
      'checkout_session_not_open',
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  Object.assign(session, { status: 'expired', url: null });
  books.tell('checkout.session.expired', session);
}
