import type { PlacedOrder, Purchase, SellerOrder } from '@orime/contracts/api/selling/order';
import type { Actor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { findCheckout } from '../checkout/index.ts';
import { findSession } from '../payment/index.ts';
import { findAccess, type OrderAccess } from './access.queries.ts';
import { completeCheckout, type CompletionContext } from './complete-checkout.ts';
import { endOrders, type Recorder } from './end-orders.ts';
import { queueLostLink } from './mail/order-mails.ts';
import { canCancel, toPurchases, toSellerOrders } from './order-answer.ts';
import { orderKey } from './order-key.ts';
import { listOrderRows } from './order.queries.ts';
import type { Placement } from './place-order.ts';

/** Places an order, or gives the one that the checkout has become meanwhile, to whoever proves the terms and the payment. */
export async function placeOrderOf(
  context: CompletionContext,
  { checkoutId, quoteHash, sessionId, checkoutKey }: Placement & { readonly checkoutKey?: string | undefined },
  userId: string | null,
): Promise<PlacedOrder> {
  const session = await findSession(context.db, sessionId);
  const checkout = await findCheckout(context.db, checkoutId, { userId, checkoutKey });
  if (session === undefined || checkout === undefined || session.checkout_id !== checkoutId) throw new RequestError('not_found');
  const { groupId } = await completeCheckout(context, session, quoteHash);
  const orderIds = await context.db.selectFrom('orders').select('id').where('group_id', '=', groupId).execute();
  const access: OrderAccess = { role: 'buyer', groupId, orderIds: orderIds.map((order) => order.id), isSeller: false };
  const purchase = await read(context.db, access, null);
  return { ...purchase, key: orderKey(groupId, context.secret) };
}

/** What the actor may see of a purchase or order; without access it does not exist. */
export async function readOrder(db: Db, id: string, actor: Actor, key: string | undefined): Promise<Purchase> {
  return read(db, await requireAccess(db, id, actor, key), emailOf(actor));
}

export async function readSellerOrder(db: Db, access: OrderAccess): Promise<SellerOrder> {
  const [order] = toSellerOrders(await listOrderRows(db, access.orderIds), access.role);
  if (order === undefined) throw new RequestError('not_found');
  return order;
}

/** Cancels what the actor may cancel of it; the payment follows. */
export async function cancelOrder(
  db: Db,
  id: string,
  { actor, ip }: Sender,
  key: string | undefined,
  reason: string | undefined,
  secret: string,
): Promise<Purchase> {
  const access = await requireAccess(db, id, actor, key);
  if (access.role === 'manager') throw new RequestError('forbidden');
  await endOrders(db, {
    groupId: access.groupId,
    orderIds: access.orderIds,
    to: 'cancelled',
    actorId: actor.userId,
    reason,
    secret,
    allows: (status) => canCancel({ status }, access.role),
    record: recorderOf({ actor, ip }, 'order.cancel', { reason }),
  });
  return read(db, access, emailOf(actor));
}

export interface Sender {
  readonly actor: Actor;
  readonly ip: string;
}

/** What administrators do to orders is audited; everybody's changes are in the order's own timeline. */
export function recorderOf({ actor, ip }: Sender, action: string, diff: object = {}): Recorder | undefined {
  if (actor.role !== 'admin') return undefined;
  return (trx, orderId) => audit(trx, { actor, ip, action, entity: 'order', entityId: orderId, diff });
}

/** One order that the actor works on: its seller, or an administrator. */
export async function requireWork(db: Db, id: string, actor: Actor): Promise<OrderAccess> {
  const found = await requireAccess(db, id, actor, undefined);
  const access: OrderAccess = found.role === 'buyer' && found.isSeller ? { ...found, role: 'seller' } : found;
  const [only, ...more] = access.orderIds;
  if (access.role === 'buyer' || access.role === 'manager') throw new RequestError('forbidden');
  if (only !== id || more.length > 0) throw new RequestError('not_found');
  return access;
}

/** Mails the link of a purchase to the address it was placed with. Says nothing about whether there is one. */
export async function mailLostLink(db: Db, number: string, email: string, secret: string): Promise<void> {
  const wanted = number.trim().toUpperCase().replace(/^#/, '').replace(/-\d+$/, '');
  const group = await db
    .selectFrom('order_groups')
    .select('id')
    .where('number', 'in', [wanted, `OR${wanted}`])
    .where('email', '=', email.trim().normalize('NFC'))
    .executeTakeFirst();
  if (group !== undefined) await db.transaction().execute((trx) => queueLostLink(trx, group.id, secret));
}

async function requireAccess(db: Db, id: string, actor: Actor, key: string | undefined): Promise<OrderAccess> {
  const access = await findAccess(db, id, actor, key);
  if (access === undefined) throw new RequestError('not_found');
  return access;
}

function emailOf(actor: Actor): string | null {
  return actor.role === 'visitor' ? null : actor.email;
}

async function read(db: Db, access: OrderAccess, readerEmail: string | null): Promise<Purchase> {
  const [purchase] = toPurchases(await listOrderRows(db, access.orderIds), access.role, readerEmail);
  if (purchase === undefined) throw new RequestError('not_found');
  return purchase;
}
