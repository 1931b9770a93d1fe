import type { Currency, ImageRef, LocalText } from '@orime/contracts';
import type { NotificationData } from '@orime/contracts/api/notify/notification';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { notify } from '../../notify/notification/index.ts';

interface OrderFacts {
  readonly orderId: string;
  readonly groupId: string;
  readonly number: string;
  readonly seller: LocalText;
  readonly units: number;
  readonly image: ImageRef | null;
  readonly totalMinor: number;
  readonly currency: Currency;
  /** Null for a guest, who is written to instead. */
  readonly buyerId: string | null;
  readonly sellerId: string;
}

/** Tells the sellers of a purchase that is paid for. Once an order. */
export async function tellSellers(trx: Trx, groupId: string): Promise<void> {
  for (const { buyerId: _, sellerId, ...data } of await listFacts(trx, { groupId })) {
    await notify(trx, { userId: sellerId, kind: 'order_placed', data, dedupeKey: `order_placed:${data.orderId}` });
  }
}

/** Tells the buyer of a parcel on its way. */
export async function tellOfShipment(trx: Trx, orderId: string, fulfilmentId: string): Promise<void> {
  const { buyerId, data } = await getFacts(trx, orderId);
  if (buyerId === null) return;
  const { rows } = await sql`SELECT 1 FROM order_lines WHERE order_id = ${orderId} AND fulfilled_quantity < quantity LIMIT 1`.execute(trx);
  await notify(trx, {
    userId: buyerId,
    kind: 'order_shipped',
    data: { ...data, isPart: rows.length > 0 },
    dedupeKey: `order_shipped:${fulfilmentId}`,
  });
}

/** Tells the buyer that an order has arrived. */
export async function tellOfDelivery(trx: Trx, orderId: string): Promise<void> {
  const { buyerId, data } = await getFacts(trx, orderId);
  if (buyerId !== null) await notify(trx, { userId: buyerId, kind: 'order_delivered', data, dedupeKey: `order_delivered:${orderId}` });
}

/** Tells the buyer of money that goes back on an order that stands. */
export async function tellOfRefund(trx: Trx, orderId: string, refundId: string): Promise<void> {
  const { buyerId, data, currency } = await getFacts(trx, orderId);
  if (buyerId === null) return;
  const { amount_minor: amountMinor } = await trx
    .selectFrom('refunds')
    .select('amount_minor')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  await notify(trx, {
    userId: buyerId,
    kind: 'order_refunded',
    data: { ...data, amountMinor, currency },
    dedupeKey: `order_refunded:${refundId}`,
  });
}

/** Tells the seller that a customer wants to give something back. Once a return. */
export async function tellOfReturn(trx: Trx, { orderId, ...returned }: ReturnFacts): Promise<void> {
  const { sellerId, data } = await getFacts(trx, orderId);
  await notify(trx, {
    userId: sellerId,
    kind: 'return_requested',
    data: { ...data, ...returned },
    dedupeKey: `return_requested:${returned.returnId}`,
  });
}

/** Tells the buyer what became of a return. */
export async function tellOfReturnStep(
  trx: Trx,
  { orderId, ...returned }: ReturnFacts,
  status: NotificationData['return_updated']['status'],
): Promise<void> {
  const { buyerId, data } = await getFacts(trx, orderId);
  if (buyerId !== null)
    await notify(trx, {
      userId: buyerId,
      kind: 'return_updated',
      data: { ...data, ...returned, status },
      dedupeKey: `return_${status}:${returned.returnId}`,
    });
}

interface ReturnFacts {
  readonly orderId: string;
  readonly returnId: string;
  readonly returnNumber: string;
  /** Units that go back. */
  readonly units: number;
}

/** Tells buyer and seller that an order will not come; whoever ended it knows, and a seller never heard of an unpaid one. */
export async function tellOfEnd(
  trx: Trx,
  orderId: string,
  { actorId, wasPaid }: { readonly actorId: string | null; readonly wasPaid: boolean },
): Promise<void> {
  const { buyerId, sellerId, data } = await getFacts(trx, orderId);
  const sides = [{ userId: buyerId, side: 'buyer' as const }, ...(wasPaid ? [{ userId: sellerId, side: 'seller' as const }] : [])];
  for (const { userId, side } of sides) {
    if (userId !== null && userId !== actorId)
      await notify(trx, { userId, kind: 'order_cancelled', data: { ...data, side }, dedupeKey: `order_cancelled:${side}:${orderId}` });
  }
}

async function getFacts(trx: Trx, orderId: string) {
  const [facts] = await listFacts(trx, { orderId });
  if (facts === undefined) throw new Error(`no order ${orderId}`);
  const { buyerId, sellerId, totalMinor: _total, currency, ...data } = facts;
  return { buyerId, sellerId, currency, data };
}

async function listFacts(
  trx: Trx,
  { groupId = null, orderId = null }: { readonly groupId?: string | null; readonly orderId?: string | null },
): Promise<readonly OrderFacts[]> {
  const { rows } = await sql<OrderFacts>`
    SELECT o.id AS "orderId", o.group_id AS "groupId", o.number, local_text(o.seller_name, o.seller_name_jp) AS seller,
      (SELECT sum(l.quantity) FROM order_lines l WHERE l.order_id = o.id)::int AS units,
      (SELECT l.image FROM order_lines l WHERE l.order_id = o.id AND l.image IS NOT NULL ORDER BY l.position LIMIT 1) AS image,
      o.total_minor AS "totalMinor", o.currency, g.user_id AS "buyerId", p.user_id AS "sellerId"
    FROM orders o JOIN order_groups g ON g.id = o.group_id JOIN profiles p ON p.id = o.seller_profile_id
    WHERE o.id = ${orderId} OR o.group_id = ${groupId} ORDER BY o.number`.execute(trx);
  return rows;
}
