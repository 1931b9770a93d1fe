import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { SessionRow } from '../payment/index.ts';
import { endOrders, lockGroup } from './end-orders.ts';
import { queueConfirmation } from './mail/order-mails.ts';
import { tellSellers } from './order-notifications.ts';

/** What an authorised session is to a purchase that exists. */
export type PaymentMatch = 'applied' | 'known' | 'other';

/**
 * Tells a purchase that its payment is authorised: pending orders become placed. `known` when it had been told before,
 * `other` when the purchase is paid by another session and this one must be given up.
 */
export async function applyAuthorised(
  db: Db,
  groupId: string,
  session: Pick<SessionRow, 'id' | 'amount_minor'>,
  secret: string,
): Promise<PaymentMatch> {
  return db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const payment = await trx
      .selectFrom('payments')
      .select(['id', 'session_id', 'status'])
      .where('group_id', '=', groupId)
      .executeTakeFirst();
    if (payment?.session_id !== session.id) return 'other';
    const moved = await sql`
      UPDATE payments SET status = 'authorised', authorised_minor = ${session.amount_minor}, updated_at = now() WHERE id = ${payment.id} AND status = 'none' RETURNING 1`.execute(
      trx,
    );
    if (moved.rows.length === 0) return 'known';
    const placed = await sql`
      WITH placed AS (
        UPDATE orders SET status = 'placed', payment_status = 'authorised', version = version + 1, updated_at = now()
        WHERE group_id = ${groupId} AND status = 'pending_payment' RETURNING id
      )
      INSERT INTO order_events (order_id, kind) SELECT id, 'placed' FROM placed RETURNING 1`.execute(trx);
    if (placed.rows.length > 0) {
      await queueConfirmation(trx, groupId, secret);
      await tellSellers(trx, groupId);
    }
    return 'applied';
  });
}

/**
 * Tells a purchase that its authorisation was cancelled or ran out before the money was taken: what is left of it is cancelled. Gives
 * its id, or undefined when the payment had gone another way.
 */
export async function applyLapsed(db: Db, sessionId: string, secret: string): Promise<string | undefined> {
  const { rows } = await sql<{ group_id: string; order_ids: string[] }>`
    SELECT p.group_id, ARRAY(SELECT o.id FROM orders o WHERE o.group_id = p.group_id AND o.status IN ('placed', 'processing') ORDER BY o.id) AS order_ids
    FROM payments p WHERE p.session_id = ${sessionId} AND p.status = 'authorised'`.execute(db);
  const [row] = rows;
  if (row === undefined || row.order_ids.length === 0) return undefined;
  await endOrders(db, { groupId: row.group_id, orderIds: row.order_ids, to: 'cancelled', actorId: null, reason: 'payment_lapsed', secret });
  return row.group_id;
}

/** Tells a purchase that its payment failed: its pending orders are cancelled. A purchase paid otherwise does not care. */
export async function applyDeclined(db: Db, checkoutId: string, sessionId: string, secret: string): Promise<void> {
  const { rows } = await sql<{ group_id: string; order_ids: string[] }>`
    SELECT g.id AS group_id, ARRAY(SELECT id FROM orders o WHERE o.group_id = g.id AND o.status = 'pending_payment' ORDER BY id) AS order_ids
    FROM order_groups g JOIN payments p ON p.group_id = g.id
    WHERE g.checkout_id = ${checkoutId} AND p.session_id = ${sessionId} AND p.status = 'none'`.execute(db);
  const row = rows[0];
  if (row === undefined || row.order_ids.length === 0) return;
  await endOrders(db, {
    groupId: row.group_id,
    orderIds: row.order_ids,
    to: 'cancelled',
    actorId: null,
    reason: 'payment_declined',
    secret,
  });
}
