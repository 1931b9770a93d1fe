import type { PaymentStatus } from '@orime/commerce';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

export interface PaymentRow {
  readonly id: string;
  readonly group_id: string;
  readonly session_id: string;
  readonly provider_ref: string;
  readonly status: PaymentStatus;
  readonly authorised_minor: number;
}

const columns = ['id', 'group_id', 'session_id', 'provider_ref', 'status', 'authorised_minor'] as const;

export async function findPaymentOfGroup(db: Db, groupId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').select(columns).where('group_id', '=', groupId).executeTakeFirst();
}

/** The payment that a session has become; undefined while it has not. */
export async function findPaymentOfSession(db: Db, sessionId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').select(columns).where('session_id', '=', sessionId).executeTakeFirst();
}

/** Purchases whose payment by this provider waits for a capture, a void or a refund; those that failed before come after the others. */
export async function listGroupsToSettle(db: Db, provider: 'test' | 'stripe'): Promise<string[]> {
  const { rows } = await sql<{ group_id: string }>`
    SELECT group_id FROM (
      SELECT group_id, attempts FROM payments WHERE status = 'authorised' AND provider = ${provider}
      UNION SELECT p.group_id, p.attempts FROM payments p WHERE p.status = 'none' AND p.provider = ${provider}
        AND NOT EXISTS (SELECT FROM orders o WHERE o.group_id = p.group_id AND o.status NOT IN ('cancelled', 'expired'))
      UNION SELECT p.group_id, p.attempts FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.status = 'pending' AND p.provider = ${provider}
        AND NOT EXISTS (SELECT FROM payment_reversals v WHERE v.payment_id = p.id AND v.status = 'open')
    ) waiting ORDER BY attempts, group_id LIMIT 200`.execute(db);
  return rows.map((row) => row.group_id);
}

export interface PendingRefund {
  readonly id: string;
  readonly order_id: string;
  readonly amount_minor: number;
}

/** None while a bank decides on a dispute: the provider gives nothing back of such a payment. */
export async function listPendingRefunds(db: Db, paymentId: string): Promise<PendingRefund[]> {
  return db
    .selectFrom('refunds')
    .select(['id', 'order_id', 'amount_minor'])
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_reversals').select('payment_reversals.id').where('payment_id', '=', paymentId).where('status', '=', 'open'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}

/** True while at least one order of the purchase goes ahead. */
export async function hasLiveOrders(db: Db, groupId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('group_id', '=', groupId)
    .where('status', 'not in', ['cancelled', 'expired'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteSettleFailure(db: Db, paymentId: string, error: unknown): Promise<void> {
  await sql`UPDATE payments SET attempts = attempts + 1, last_error = ${String(error).slice(0, 500)}, updated_at = now() WHERE id = ${paymentId}`.execute(
    db,
  );
}
