import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { issueCreditNote } from '../../money/invoice/index.ts';
import { confirmRedemptions } from '../checkout/index.ts';
import {
  findPaymentOfGroup,
  hasLiveOrders,
  listPendingRefunds,
  noteSettleFailure,
  type PaymentRow,
  type PendingRefund,
} from './payment.queries.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Brings a purchase's payment to where its orders want it: captured while one of them lives, voided when none does, and
 * every pending refund given back. May be called by anybody at any time, twice at once too: the provider knows each step
 * by a key. A provider that fails is asked again by the job.
 */
export async function settlePayment(db: Db, provider: PaymentProvider, groupId: string): Promise<void> {
  const payment = await findPaymentOfGroup(db, groupId);
  if (payment === undefined) return;
  try {
    if (payment.status === 'authorised' || payment.status === 'none') await captureOrVoid(db, provider, payment);
    for (const refund of await listPendingRefunds(db, payment.id)) await giveBack(db, provider, payment, refund);
  } catch (error) {
    await noteSettleFailure(db, payment.id, error);
    throw error;
  }
}

async function captureOrVoid(db: Db, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  if (await hasLiveOrders(db, payment.group_id)) {
    if (payment.status === 'none') return;
    await provider.capture(payment.provider_ref, payment.authorised_minor, `capture:${payment.id}`);
    await db.transaction().execute(async (trx) => {
      const moved = await sql`
        UPDATE payments SET status = 'captured', captured_minor = authorised_minor, last_error = NULL, updated_at = now()
        WHERE id = ${payment.id} AND status = 'authorised' RETURNING 1`.execute(trx);
      if (moved.rows.length === 0) return;
      await moveOrders(trx, payment.group_id, 'captured');
      await confirmRedemptions(trx, payment.group_id);
    });
    return;
  }
  if ((await provider.void(payment.provider_ref)) === 'pending') return;
  await db.transaction().execute(async (trx) => {
    const moved =
      await sql`UPDATE payments SET status = 'voided', last_error = NULL, updated_at = now() WHERE id = ${payment.id} AND status IN ('authorised', 'none') RETURNING 1`.execute(
        trx,
      );
    if (moved.rows.length === 0) return;
    await moveOrders(trx, payment.group_id, 'voided');
    await sql`UPDATE refunds SET status = 'not_needed', updated_at = now() WHERE payment_id = ${payment.id} AND status = 'pending'`.execute(
      trx,
    );
  });
}

async function giveBack(db: Db, provider: PaymentProvider, payment: PaymentRow, refund: PendingRefund): Promise<void> {
  await provider.refund(payment.provider_ref, refund.amount_minor, `refund:${refund.id}`);
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('order_groups').select('id').where('id', '=', payment.group_id).forUpdate().execute();
    await finishRefund(trx, payment, refund);
  });
}

/** Writes down, once, that a refund's money is back with the buyer. The caller holds the purchase's lock. */
export async function finishRefund(trx: Trx, payment: Pick<PaymentRow, 'id'>, refund: PendingRefund): Promise<void> {
  const done =
    await sql`UPDATE refunds SET status = 'done', updated_at = now() WHERE id = ${refund.id} AND status = 'pending' RETURNING 1`.execute(
      trx,
    );
  if (done.rows.length === 0) return;
  await sql`
      UPDATE payments SET refunded_minor = refunded_minor + ${refund.amount_minor}, updated_at = now(), last_error = NULL,
        status = CASE WHEN refunded_minor + ${refund.amount_minor} = captured_minor THEN 'refunded' ELSE 'partially_refunded' END
      WHERE id = ${payment.id}`.execute(trx);
  await sql`
      WITH given AS (SELECT sum(amount_minor) AS amount_minor FROM refunds WHERE order_id = ${refund.order_id} AND status = 'done')
      UPDATE orders SET payment_status = CASE WHEN given.amount_minor >= total_minor THEN 'refunded' ELSE 'partially_refunded' END, version = version + 1, updated_at = now()
      FROM given WHERE id = ${refund.order_id}`.execute(trx);
  await trx
    .insertInto('order_events')
    .values({ order_id: refund.order_id, kind: 'refunded', actor_id: null, data: JSON.stringify({ amountMinor: refund.amount_minor }) })
    .execute();
  // Most have theirs since they were asked for; those of orders called off before the money was taken have it now.
  await issueCreditNote(trx, refund.id, { mayInvoice: true });
}

async function moveOrders(trx: Trx, groupId: string, to: 'captured' | 'voided'): Promise<void> {
  await sql`
    WITH moved AS (
      UPDATE orders SET payment_status = ${to}, version = version + 1, updated_at = now()
      WHERE group_id = ${groupId} AND payment_status IN ('authorised', 'none') RETURNING id
    )
    INSERT INTO order_events (order_id, kind) SELECT id, ${`payment_${to}`} FROM moved`.execute(trx);
}
