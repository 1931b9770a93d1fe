import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { tellOfWholesale } from '../news/tell-of-wholesale.ts';
import { requireNoProblems } from '../place-orders.ts';
import { lockBuyer } from '../trade-buyer.queries.ts';
import { listLines, type OrderRow } from '../wholesale-order.queries.ts';
import { writeEvent } from '../write-order.ts';
import { repriceOrder } from './reprice-order.ts';
import type { Step } from './step.ts';

/**
 * Places a draft as it was last written: at today's rules, and at the prices in it as long as they are today's. Throws
 * `quote_changed` when they are not; changing the draft takes the new ones. A buyer who submits agrees; for a draft that
 * staff submit, the buyer's word is still to come.
 */
export async function submitOrder(trx: Trx, order: OrderRow, { role, caller: { userId }, note }: Step): Promise<void> {
  if (order.ship_to === null) throw new RequestError('validation', { fields: { shipTo: 'is required' } });
  const buyer = await lockBuyer(trx, order.buyer_id);
  const { priced, brand } = await repriceOrder(trx, buyer, order, await listLines(trx, order.id), {});
  requireNoProblems(priced);
  if (brand.totalMinor !== order.total_minor)
    throw new RequestError('quote_changed', { details: { totalMinor: brand.totalMinor, formerMinor: order.total_minor } });
  await sql`
    UPDATE wholesale_orders SET status = 'in_review', placed_at = now(), submitted_by = ${userId}, manager_id = ${buyer.managerId}, start_ship = ${brand.dates.startShip}, cancel_after = ${brand.dates.cancelAfter},
      buyer_accepted_version = CASE WHEN ${role === 'buyer'} THEN terms_version ELSE 0 END, version = version + 1, updated_at = now()
    WHERE id = ${order.id}`.execute(trx);
  await writeEvent(trx, { orderId: order.id, kind: 'in_review', actorId: userId, note });
  await tellOfWholesale(trx, { orderId: order.id, step: role === 'buyer' ? 'submitted' : 'to_confirm', actorId: userId, note });
}
