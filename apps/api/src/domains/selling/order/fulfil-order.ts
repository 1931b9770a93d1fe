import { canTransition, orderMachine, type OrderStatus } from '@orime/commerce';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { makeAvailable } from '../../money/ledger/index.ts';
import { goodsOf, shipGoods } from '../checkout/index.ts';
import { lockGroup, type Recorder } from './end-orders.ts';
import { queueShipment } from './mail/order-mails.ts';
import { tellOfDelivery, tellOfShipment } from './order-notifications.ts';

export interface Parcel {
  /** All that is left when absent. */
  readonly lines?: readonly { readonly lineId: string; readonly quantity: number }[] | undefined;
  readonly carrier?: string | undefined;
  readonly tracking?: string | undefined;
}

/** Who works on which order. */
export interface Work {
  readonly orderId: string;
  readonly groupId: string;
  readonly actorId: string;
  readonly record?: Recorder | undefined;
}

interface OpenLine {
  readonly id: string;
  readonly variant_id: string;
  readonly piece_id: string | null;
  readonly mode: 'stock' | 'made_to_order' | 'piece';
  readonly quantity: number;
  readonly fulfilled_quantity: number;
}

/** Ships lines of an order. Nothing left to ship is a no-op; more than is left, or an order that cannot ship, is refused. */
export async function fulfilOrder(db: Db, { orderId, groupId, actorId, record }: Work, parcel: Parcel, secret: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const { status } = await trx.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
    if (status === 'shipped' || status === 'delivered' || status === 'closed') return;
    if (!canTransition(orderMachine, status, 'shipped'))
      throw new RequestError('invalid_transition', { details: { from: status, to: 'shipped' } });
    const open = await trx
      .selectFrom('order_lines')
      .select(['id', 'variant_id', 'piece_id', 'mode', 'quantity', 'fulfilled_quantity'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    const shipped = pick(open, parcel);
    const fulfilmentId = await writeParcel(trx, orderId, shipped, parcel, actorId);
    await record?.(trx, orderId);
    await shipGoods(trx, goodsOf(shipped, new Map(shipped.map((line) => [line.key, line]))));
    const left =
      open.reduce((units, line) => units + line.quantity - line.fulfilled_quantity, 0) -
      shipped.reduce((units, line) => units + line.quantity, 0);
    await moveOrder(trx, orderId, left === 0 ? 'shipped' : 'partially_shipped', actorId);
    await queueShipment(trx, orderId, fulfilmentId, secret);
    await tellOfShipment(trx, orderId, fulfilmentId);
  });
}

/** Work on an order has begun. */
export async function processOrder(db: Db, { orderId, groupId, actorId, record }: Work): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const { status } = await trx.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
    if (status === 'processing') return;
    if (!canTransition(orderMachine, status, 'processing'))
      throw new RequestError('invalid_transition', { details: { from: status, to: 'processing' } });
    await record?.(trx, orderId);
    await moveOrder(trx, orderId, 'processing', actorId);
  });
}

/** The parcels of a shipped order have arrived: its proceeds become available after the return window. */
export async function deliverOrder(db: Db, { orderId, groupId, actorId, record }: Work): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockGroup(trx, groupId);
    const { status } = await trx.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirstOrThrow();
    if (status === 'delivered' || status === 'closed') return;
    if (!canTransition(orderMachine, status, 'delivered'))
      throw new RequestError('invalid_transition', { details: { from: status, to: 'delivered' } });
    await record?.(trx, orderId);
    await sql`UPDATE fulfilments SET status = 'delivered', delivered_at = now() WHERE order_id = ${orderId} AND delivered_at IS NULL`.execute(
      trx,
    );
    await makeAvailable(trx, orderId);
    await moveOrder(trx, orderId, 'delivered', actorId);
    await tellOfDelivery(trx, orderId);
  });
}

function pick(open: readonly OpenLine[], { lines }: Parcel) {
  const wanted = lines ?? open.map((line) => ({ lineId: line.id, quantity: line.quantity - line.fulfilled_quantity }));
  const units = new Map<string, number>();
  for (const { lineId, quantity } of wanted) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return [...units]
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => {
      const line = open.find((each) => each.id === lineId);
      if (line === undefined) throw new RequestError('validation', { fields: { lines: 'names a line that is not in this order' } });
      const left = line.quantity - line.fulfilled_quantity;
      if (quantity > left)
        throw new RequestError('business_rule', {
          fields: { lines: `has more than the ${left} left of a line` },
          details: { lineId, left },
        });
      return { key: lineId, variantId: line.variant_id, pieceId: line.piece_id, mode: line.mode, quantity };
    });
}

async function writeParcel(
  trx: Trx,
  orderId: string,
  lines: readonly { readonly key: string; readonly quantity: number }[],
  parcel: Parcel,
  actorId: string,
): Promise<string> {
  const id = newId('ful');
  await trx
    .insertInto('fulfilments')
    .values({ id, order_id: orderId, carrier: parcel.carrier ?? '', tracking: parcel.tracking ?? '', created_by: actorId })
    .execute();
  await trx
    .insertInto('fulfilment_lines')
    .values(lines.map((line) => ({ fulfilment_id: id, order_line_id: line.key, quantity: line.quantity })))
    .execute();
  for (const line of lines)
    await sql`UPDATE order_lines SET fulfilled_quantity = fulfilled_quantity + ${line.quantity} WHERE id = ${line.key}`.execute(trx);
  return id;
}

async function moveOrder(trx: Trx, orderId: string, to: OrderStatus, actorId: string): Promise<void> {
  await sql`
    UPDATE orders SET status = ${to}, version = version + 1, updated_at = now(),
      fulfilment_status = CASE WHEN ${to} = 'partially_shipped' THEN 'partial' WHEN ${to} = 'shipped' THEN 'fulfilled' ELSE fulfilment_status END
    WHERE id = ${orderId}`.execute(trx);
  await trx.insertInto('order_events').values({ order_id: orderId, kind: to, actor_id: actorId }).execute();
}
