import { sql } from 'kysely';
import { postRefund } from '../../../domains/money/ledger/index.ts';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';

interface Dispute {
  readonly status: 'open' | 'won' | 'lost';
  /** Which order is disputed: the latest that stands so. */
  readonly order: 'processing' | 'closed';
  /** As the payment provider calls it. */
  readonly reason: string;
}

const DISPUTES: readonly Dispute[] = [
  { status: 'open', order: 'processing', reason: 'product_not_received' },
  { status: 'won', order: 'closed', reason: 'fraudulent' },
  { status: 'lost', order: 'closed', reason: 'product_unacceptable' },
];

/** Payments that a bank has taken back, one in each state, and a refund that did not arrive. What exists is left alone. */
export async function loadDisputes(trx: Trx): Promise<void> {
  for (const dispute of DISPUTES) await disputeOne(trx, dispute);
  await sql`
    UPDATE refunds SET failed_at = updated_at + interval '2 days', failure = 'expired_or_canceled_card'
    WHERE id = (SELECT r.id FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.status = 'done' AND o.status = 'cancelled' ORDER BY r.created_at, r.id LIMIT 1)
      AND NOT EXISTS (SELECT FROM refunds WHERE failed_at IS NOT NULL)`.execute(trx);
}

async function disputeOne(trx: Trx, { status, order: state, reason }: Dispute): Promise<void> {
  const { rows } = await sql<{ orderId: string; paymentId: string; amountMinor: number }>`
    SELECT o.id AS "orderId", p.id AS "paymentId", o.total_minor AS "amountMinor" FROM orders o JOIN payments p ON p.group_id = o.group_id
    WHERE o.status = ${state} AND p.status = 'captured' AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id)
      AND EXISTS (SELECT FROM ledger_entries l WHERE l.order_id = o.id) AND NOT EXISTS (SELECT FROM payment_reversals v WHERE v.payment_id = p.id)
      AND NOT EXISTS (SELECT FROM payment_reversals v WHERE v.kind = 'dispute' AND v.status = ${status})
    ORDER BY o.placed_at DESC, o.id LIMIT 1`.execute(trx);
  const [order] = rows;
  if (order === undefined) return;
  const { orderId, paymentId, amountMinor } = order;
  const id = derivedId('rev', orderId);
  await sql`
    INSERT INTO payment_reversals (id, payment_id, provider_ref, kind, status, amount_minor, reason, evidence_due_at)
    VALUES (${id}, ${paymentId}, ${derivedId('du', orderId)}, 'dispute', ${status}, ${amountMinor}, ${reason}, CASE WHEN ${status} = 'open' THEN now() + interval '9 days' END)`.execute(
    trx,
  );
  await trx.insertInto('payment_reversal_parts').values({ reversal_id: id, order_id: orderId, amount_minor: amountMinor }).execute();
  await postRefund(trx, { refundId: id, orderId, amountMinor });
  // The bank gives back what it had taken.
  if (status === 'won') await postRefund(trx, { refundId: `${id}:won`, orderId, amountMinor: -amountMinor });
  const kinds = status === 'open' ? ['dispute_opened'] : ['dispute_opened', `dispute_${status}`];
  await trx
    .insertInto('order_events')
    .values(kinds.map((kind) => ({ order_id: orderId, kind, actor_id: null, data: JSON.stringify({ amountMinor }) })))
    .execute();
}
