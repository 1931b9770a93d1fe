import type { OrderGroupRow } from '@orime/demo-data';
import { derivedId } from '../../derived-id.ts';

/* Rows of the payment of a purchase; its status comes from the order book. */

export function toSession(group: OrderGroupRow, paymentStatus: string) {
  const isPaid = isPaidStatus(paymentStatus);
  return {
    id: derivedId('pse', group.id),
    checkout_id: group.checkoutId,
    provider: 'test',
    provider_ref: chargeId(group.id),
    amount_minor: group.totalMinor,
    currency: group.currency,
    quote_hash: 'demo',
    status: isPaid ? 'authorised' : 'expired',
    method_label: isPaid ? 'Test card •••• 4242' : '',
    expires_at: group.placedAt,
    created_at: group.placedAt,
    updated_at: group.placedAt,
  };
}

export function toPayment(group: OrderGroupRow, status: string) {
  return {
    id: paymentId(group.id),
    group_id: group.id,
    session_id: derivedId('pse', group.id),
    provider: 'test',
    provider_ref: chargeId(group.id),
    status,
    currency: group.currency,
    authorised_minor: isPaidStatus(status) ? group.totalMinor : 0,
    captured_minor: group.capturedMinor,
    refunded_minor: Math.min(group.refundedMinor, group.capturedMinor),
    attempts: 0,
    created_at: group.placedAt,
    updated_at: group.placedAt,
  };
}

/** The same in the books of the test provider, so that a demo order can be refunded. */
export function toCharge(group: OrderGroupRow, status: string) {
  return {
    id: chargeId(group.id),
    amount_minor: group.totalMinor,
    currency: group.currency,
    status: isPaidStatus(status) ? 'captured' : status === 'voided' ? 'voided' : 'created',
    captured_minor: group.capturedMinor,
    refunded_minor: Math.min(group.refundedMinor, group.capturedMinor),
    done_keys: [],
    created_at: group.placedAt,
    updated_at: group.placedAt,
  };
}

export function paymentId(groupId: string): string {
  return derivedId('pay', groupId);
}

function chargeId(groupId: string): string {
  return derivedId('tch', groupId);
}

function isPaidStatus(status: string): boolean {
  return status !== 'none' && status !== 'voided';
}
