import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { postRefund } from '../../../money/ledger/index.ts';
import type { FailedRefund } from '../../payment/index.ts';
import { lockGroup } from '../end-orders.ts';
import { addMoneyEvent, partsOf, type ReversedPayment } from './reverse-payment.ts';
import { tellStaff } from './tell-staff.ts';

/**
 * The buyer's bank did not take a refund: the money is back with us. One of ours is still owed and waits for whoever pays it by other
 * ways; one that was given by hand never happened. Told twice, it changes nothing.
 */
export async function failRefund(db: Db, payment: ReversedPayment, { ref, key, reason }: FailedRefund): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockGroup(trx, payment.group_id);
    const { rows: ours } = await sql<{ id: string; orderId: string; amountMinor: number }>`
      UPDATE refunds SET failed_at = now(), failure = ${reason}
      WHERE payment_id = ${payment.id} AND failed_at IS NULL AND (id = ${key?.replace(/^refund:/, '') ?? ''} OR idempotency_key LIKE ${`provider:${ref}:%`})
      RETURNING id, order_id AS "orderId", amount_minor AS "amountMinor"`.execute(trx);
    for (const refund of ours) {
      await addMoneyEvent(trx, refund, 'refund_failed');
      await tellStaff(trx, { ...refund, step: 'refund_failed', ref: refund.id });
    }
    const byHand = await trx
      .updateTable('payment_reversals')
      .set({ status: 'failed', updated_at: new Date() })
      .where('payment_id', '=', payment.id)
      .where('provider_ref', '=', ref)
      .where('kind', '=', 'refund')
      .where('status', '=', 'done')
      .returning('id')
      .executeTakeFirst();
    if (byHand === undefined) return;
    for (const part of await partsOf(trx, byHand.id)) {
      await postRefund(trx, { refundId: `${byHand.id}:failed`, orderId: part.orderId, amountMinor: -part.amountMinor });
      await addMoneyEvent(trx, part, 'refund_failed');
      await tellStaff(trx, { ...part, step: 'refund_failed', ref: byHand.id });
    }
  });
}
