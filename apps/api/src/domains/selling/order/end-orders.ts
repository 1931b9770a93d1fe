import { canTransition, orderMachine, type OrderStatus } from '@orime/commerce';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { issueCreditNote } from '../../money/invoice/index.ts';
import { reverseLedger } from '../../money/ledger/index.ts';
import { goodsOf, releaseRedemptions, returnGoods } from '../checkout/index.ts';
import { queueCancellation } from './mail/order-mails.ts';
import { tellOfEnd } from './order-notifications.ts';

export interface Ending {
  readonly groupId: string;
  /** Orders of the group to end; those that have ended already are left alone. */
  readonly orderIds: readonly string[];
  readonly to: 'cancelled' | 'expired';
  readonly actorId: string | null;
  readonly reason?: string | undefined;
  /** For the key in the buyer's link. */
  readonly secret: string;
  /** Refuses statuses that the machine would allow; a buyer may do less than a seller. */
  readonly allows?: (status: OrderStatus) => boolean;
  /** Written in the same transaction, when something is ended. */
  readonly record?: Recorder | undefined;
}

/** Writes down, in the transaction of a change, that staff made it. */
export type Recorder = (trx: Trx, orderId: string) => Promise<void>;

interface EndingOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly total_minor: number;
}

/**
 * Cancels or expires orders: goods back on sale, codes free again when the whole purchase is off, ledger answered, refund
 * asked for and credited. The money itself moves afterwards (`settlePayment`). Throws `invalid_transition` when nothing could be ended.
 */
export async function endOrders(db: Db, ending: Ending): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockGroup(trx, ending.groupId);
    const all = await trx
      .selectFrom('orders')
      .select(['id', 'status', 'total_minor'])
      .where('group_id', '=', ending.groupId)
      .orderBy('id')
      .forUpdate()
      .execute();
    const wanted = all.filter((order) => ending.orderIds.includes(order.id));
    const ended = wanted.filter((order) => canTransition(orderMachine, order.status, ending.to) && (ending.allows?.(order.status) ?? true));
    if (ended.length === 0) {
      if (wanted.every((order) => order.status === ending.to)) return;
      throw new RequestError('invalid_transition', { details: { from: wanted.map((order) => order.status), to: ending.to } });
    }
    const isWhole = all.every((order) => isOver(order.status) || ended.includes(order));
    // Codes before goods, as placing does.
    if (isWhole) await releaseRedemptions(trx, ending.groupId);
    for (const order of ended) await endOrder(trx, order, ending);
    await putGoodsBack(trx, ended);
    // Numbers after goods, as companies' orders take them.
    for (const order of ended) await creditAndTell(trx, order, { ...ending, isWhole });
  });
}

/** Every change of a purchase's orders begins here, so that two of them never interleave. */
export async function lockGroup(trx: Trx, groupId: string): Promise<void> {
  await trx.selectFrom('order_groups').select('id').where('id', '=', groupId).forUpdate().execute();
}

function isOver(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'expired';
}

async function endOrder(trx: Trx, order: EndingOrder, { to, actorId, reason, record }: Ending): Promise<void> {
  await record?.(trx, order.id);
  await sql`
    UPDATE orders SET status = ${to}, cancelled_at = now(), cancel_reason = ${reason ?? null}, version = version + 1, updated_at = now()
    WHERE id = ${order.id}`.execute(trx);
  await trx
    .insertInto('order_events')
    .values({ order_id: order.id, kind: to, actor_id: actorId, data: JSON.stringify(reason === undefined ? {} : { reason }) })
    .execute();
  await reverseLedger(trx, order.id);
  // What was not given back before. A payment that is not decided yet has nothing to give back: it is given up as a whole.
  await sql`
    INSERT INTO refunds (id, payment_id, order_id, amount_minor, reason, idempotency_key, created_by)
    SELECT ${newId('rfd')}, p.id, ${order.id}, due.amount_minor, ${reason ?? to}, ${`${to}:${order.id}`}, ${actorId}
    FROM payments p JOIN orders o ON o.group_id = p.group_id
    CROSS JOIN LATERAL (
      SELECT ${order.total_minor} - coalesce(sum(r.amount_minor), 0)::bigint - (
        SELECT coalesce(sum(v.amount_minor), 0)::bigint FROM payment_reversal_parts v JOIN payment_reversals b ON b.id = v.reversal_id WHERE v.order_id = o.id AND b.status <> 'won'
      ) AS amount_minor FROM refunds r WHERE r.order_id = o.id AND r.status <> 'not_needed'
    ) due
    WHERE o.id = ${order.id} AND p.status <> 'none' AND due.amount_minor > 0`.execute(trx);
}

/**
 * The credit note of what goes back. While the money is only promised there may be none to give back: then the invoice is
 * credited if there is one, and the rest waits for the money (`settlePayment`).
 */
async function creditAndTell(
  trx: Trx,
  order: EndingOrder,
  { groupId, actorId, secret, isWhole }: Ending & { readonly isWhole: boolean },
): Promise<void> {
  const refund = await trx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .where('credit_note_id', 'is', null)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  const payment = await trx.selectFrom('payments').select('status').where('group_id', '=', groupId).executeTakeFirst();
  if (refund !== undefined)
    await issueCreditNote(trx, refund.id, {
      mayInvoice: !isWhole || payment?.status === 'captured' || payment?.status === 'partially_refunded',
    });
  await queueCancellation(trx, order.id, secret);
  await tellOfEnd(trx, order.id, { actorId, wasPaid: order.status !== 'pending_payment' });
}

async function putGoodsBack(trx: Trx, orders: readonly EndingOrder[]): Promise<void> {
  const { rows } = await sql<{
    key: string;
    variantId: string;
    pieceId: string | null;
    mode: 'stock' | 'made_to_order' | 'piece';
    quantity: number;
  }>`
    UPDATE order_lines SET released_at = now()
    WHERE order_id = ANY (${orders.map((order) => order.id)}::text[]) AND released_at IS NULL
    RETURNING id AS key, variant_id AS "variantId", piece_id AS "pieceId", mode, quantity - fulfilled_quantity AS quantity`.execute(trx);
  await returnGoods(trx, goodsOf(rows, new Map(rows.map((row) => [row.key, row]))), orders.map((order) => order.id).join(','));
}
