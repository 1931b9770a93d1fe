import { multiplyRatio } from '@orime/commerce';
import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { readSellingTerms } from '../../../site/settings/index.ts';

/** What the marketplace keeps of an order, on its goods without freight and tax. Frozen with the approval: a later rate never changes it. */
export async function freezeCommission(trx: Trx, orderId: string): Promise<void> {
  const { wholesaleCommissionBp } = await readSellingTerms(trx);
  const { subtotal_minor } = await trx
    .selectFrom('wholesale_orders')
    .select('subtotal_minor')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await sql`
    UPDATE wholesale_orders SET commission_bp = ${wholesaleCommissionBp}, commission_minor = ${multiplyRatio(subtotal_minor, wholesaleCommissionBp, 10_000, 'half-up')} WHERE id = ${orderId}`.execute(
    trx,
  );
}
