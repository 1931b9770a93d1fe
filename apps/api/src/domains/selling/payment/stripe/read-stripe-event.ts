import type Stripe from 'stripe';
import { RequestError } from '../../../../house/errors/request-error.ts';
import type { ProviderEvent, Reversal, WebhookCall } from '../provider.ts';
import { tellOutage } from './connect-stripe.ts';
import { stateOf } from './session-state.ts';

/**
 * Reads a signed event. Events come late, twice and in any order, so what became of a payment is asked of Stripe and not taken from
 * them. Throws `unauthenticated` for a wrong or old signature, `unavailable` while Stripe cannot be asked: then it sends the event again.
 */
export async function readStripeEvent(stripe: Stripe, call: WebhookCall, secret: string | undefined): Promise<ProviderEvent> {
  const event = verify(stripe, call, secret);
  const { id } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return describePayment(stripe, id, event.data.object.id);
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.canceled':
      return withRef(await findRef(stripe, event.data.object.id), id, (ref) => describePayment(stripe, id, ref));
    case 'refund.created': {
      const refund = event.data.object;
      // Ours carry the key under which they were asked for; they are written down by whoever asked.
      if (refund.metadata?.['key'] !== undefined) return { id, kind: 'other' };
      // Its failure may have been told before it: then nothing was given.
      if ((await stateOfRefund(stripe, refund.id)) === 'failed') return { id, kind: 'other' };
      const reversal = { ref: refund.id, kind: 'refund', amountMinor: refund.amount, reason: refund.reason ?? '', status: 'done' } as const;
      return withRef(await findRef(stripe, refund.payment_intent), id, async (ref) => ({ id, kind: 'reversed', ref, reversal }));
    }
    case 'refund.failed': {
      const { id: refundRef, metadata, failure_reason: reason = '', payment_intent } = event.data.object;
      const key = metadata?.['key'];
      const refund = { ref: refundRef, ...(key !== undefined && { key }), reason };
      return withRef(await findRef(stripe, payment_intent), id, async (ref) => ({ id, kind: 'refund_failed', ref, refund }));
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const reversal = describeDispute(event.data.object);
      if (reversal === undefined) return { id, kind: 'other' };
      return withRef(await findRef(stripe, event.data.object.payment_intent), id, async (ref) => ({ id, kind: 'reversed', ref, reversal }));
    }
    default:
      return { id, kind: 'other' };
  }
}

function verify(stripe: Stripe, { body, headers }: WebhookCall, secret: string | undefined): Stripe.Event {
  const signature = headers['stripe-signature'];
  if (secret === undefined || typeof signature !== 'string') throw new RequestError('unauthenticated');
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (cause) {
    throw new RequestError('unauthenticated', { cause });
  }
}

async function describePayment(stripe: Stripe, id: string, ref: string): Promise<ProviderEvent> {
  const session = await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.payment_method'] }).catch(tellOutage);
  const intent = session.payment_intent;
  if (typeof intent === 'object' && intent?.status === 'canceled') return { id, kind: 'lapsed', ref };
  const state = stateOf(session);
  if (state.status === 'authorised') return { id, kind: 'authorised', ref, methodLabel: state.methodLabel };
  return state.status === 'declined' || state.status === 'expired' ? { id, kind: 'declined', ref } : { id, kind: 'other' };
}

/** The Checkout Session of an intent; undefined for payments that were not made on a page of ours. */
async function findRef(stripe: Stripe, intent: string | { readonly id: string } | null): Promise<string | undefined> {
  if (intent === null) return undefined;
  const payment_intent = typeof intent === 'string' ? intent : intent.id;
  const sessions = await stripe.checkout.sessions.list({ payment_intent, limit: 1 }).catch(tellOutage);
  return sessions.data[0]?.id;
}

async function withRef(ref: string | undefined, id: string, read: (ref: string) => Promise<ProviderEvent>): Promise<ProviderEvent> {
  return ref === undefined ? { id, kind: 'other' } : read(ref);
}

/** A dispute takes the money at once. Inquiries (`warning_…`) and disputes that were prevented take none. */
function describeDispute({ id, amount, reason, status, balance_transactions, evidence_details }: Stripe.Dispute): Reversal | undefined {
  const dueBy = evidence_details.due_by;
  const dispute = {
    ref: id,
    kind: 'dispute',
    amountMinor: amount,
    reason,
    ...feeOf(balance_transactions),
    ...(dueBy !== null && { evidenceDueAt: new Date(dueBy * 1000) }),
  } as const;
  if (status.startsWith('warning_')) return undefined;
  if (status === 'won' || status === 'prevented') return { ...dispute, status: 'won' };
  return { ...dispute, status: status === 'lost' ? 'lost' : 'open' };
}

/** The fees of all movements of a dispute's money: one that is won may bring its fee back. */
function feeOf(movements: readonly Pick<Stripe.BalanceTransaction, 'fee' | 'currency'>[]): Pick<Reversal, 'fee'> {
  const currency = CURRENCIES.find((one) => one === movements[0]?.currency.toUpperCase());
  return currency === undefined ? {} : { fee: { amountMinor: movements.reduce((sum, { fee }) => sum + fee, 0), currency } };
}

async function stateOfRefund(stripe: Stripe, id: string): Promise<string | null> {
  const refund = await stripe.refunds.retrieve(id).catch(tellOutage);
  return refund.status;
}

const CURRENCIES = ['USD', 'JPY', 'EUR'] as const;
