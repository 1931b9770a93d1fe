import type { ShipByPromise } from '@orime/contracts/api/selling/order';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { lockGroup } from './end-orders.ts';
import type { Work } from './fulfil-order.ts';
import { queueDelay } from './mail/order-mails.ts';
import { canStillSend } from './order-answer.ts';

const YEAR_MS = 366 * 86_400_000;

/**
 * Promises another dispatch date for what has not left. The promise is an event of the order: the last one counts, and the buyer is
 * written to once for each. The promise that stands already is a no-op.
 */
export async function promiseShipBy(
  db: Db,
  { orderId, groupId, actorId, record }: Work,
  { shipBy, reason }: ShipByPromise,
  secret: string,
): Promise<void> {
  const at = new Date(shipBy);
  if (at.getTime() < Date.now()) throw new RequestError('validation', { fields: { shipBy: 'must not be past' } });
  if (at.getTime() > Date.now() + YEAR_MS) throw new RequestError('validation', { fields: { shipBy: 'must be within a year' } });
  const promise = { shipBy: at.toISOString(), text: reason.trim() };
  await db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const { status } = await trx.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
    if (!canStillSend({ status })) throw new RequestError('invalid_transition', { details: { from: status } });
    const last = await trx
      .selectFrom('order_events')
      .select('data')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'ship_by_changed')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (isSame(last?.data, promise)) return;
    const { id } = await trx
      .insertInto('order_events')
      .values({ order_id: orderId, kind: 'ship_by_changed', actor_id: actorId, data: JSON.stringify(promise) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await record?.(trx, orderId);
    await queueDelay(trx, { orderId, eventId: String(id), ...promise }, secret);
  });
}

function isSame(data: unknown, { shipBy, text }: { readonly shipBy: string; readonly text: string }): boolean {
  return typeof data === 'object' && data !== null && 'shipBy' in data && data.shipBy === shipBy && 'text' in data && data.text === text;
}
