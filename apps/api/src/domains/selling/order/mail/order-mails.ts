import { addressLines } from '@orime/commerce';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { enqueueMail } from '../../../../house/mail/outbox.ts';
import { orderKey } from '../order-key.ts';
import { listOrderRows, type GroupRow, type LineRow, type OrderRow, type OrderRows } from '../order.queries.ts';
import { orderConfirmationMail, type OrderConfirmationMail } from './order-confirmation.mail.ts';
import { orderUpdateMail, type OrderUpdateMail } from './order-update.mail.ts';

/** Puts the confirmation of a purchase into the outbox, in the transaction that places or pays it. Once per purchase. */
export async function queueConfirmation(trx: Trx, groupId: string, secret: string): Promise<void> {
  const mail = await readConfirmation(trx, groupId, secret);
  if (mail === undefined) throw new Error(`no purchase ${groupId}`);
  await enqueueMail(trx, orderConfirmationMail, mail, `order-confirmation:${groupId}`);
}

/** The same mail again, for somebody who lost the link. The e-mail address is the purchase's own, never one that is asked for. */
export async function queueLostLink(trx: Trx, groupId: string, secret: string): Promise<void> {
  const mail = await readConfirmation(trx, groupId, secret);
  if (mail !== undefined) await enqueueMail(trx, orderConfirmationMail, mail);
}

/** The confirmation of a purchase. Nothing when there is none. */
export async function readConfirmation(db: Db, groupId: string, secret: string): Promise<OrderConfirmationMail | undefined> {
  const orders = await db.selectFrom('orders').select('id').where('group_id', '=', groupId).execute();
  const rows = await listOrderRows(
    db,
    orders.map((order) => order.id),
  );
  const group = rows.groups[0];
  return group && confirmationOf(group, rows, secret);
}

/** Tells the buyer about a parcel, in the transaction that ships it. */
export async function queueShipment(trx: Trx, orderId: string, fulfilmentId: string, secret: string): Promise<void> {
  const {
    groups: [group],
    orders: [order],
    lines,
    fulfilments,
  } = await listOrderRows(trx, [orderId]);
  const parcel = fulfilments.find((each) => each.id === fulfilmentId);
  if (group === undefined || order === undefined || parcel === undefined) throw new Error(`no parcel ${fulfilmentId} of ${orderId}`);
  const units = new Map(parcel.lines.map((line) => [line.lineId, line.quantity]));
  const shipped = lines.flatMap((line) => (units.has(line.id) ? [{ ...line, quantity: units.get(line.id) ?? 0 }] : []));
  const isPart = lines.some((line) => line.fulfilled_quantity < line.quantity);
  await enqueueMail(
    trx,
    orderUpdateMail,
    updateOf('order-shipped', group, order, shipped, secret, { carrier: parcel.carrier, tracking: parcel.tracking, isPart }),
    `order-shipped:${fulfilmentId}`,
  );
}

/** Tells the buyer when the rest of an order leaves now, in the transaction that promises it. Once a promise. */
export async function queueDelay(
  trx: Trx,
  {
    orderId,
    eventId,
    shipBy,
    text,
  }: { readonly orderId: string; readonly eventId: string; readonly shipBy: string; readonly text: string },
  secret: string,
): Promise<void> {
  const {
    groups: [group],
    orders: [order],
    lines,
  } = await listOrderRows(trx, [orderId]);
  if (group === undefined || order === undefined) throw new Error(`no order ${orderId}`);
  const open = lines
    .filter((line) => line.fulfilled_quantity < line.quantity)
    .map((line) => ({ ...line, quantity: line.quantity - line.fulfilled_quantity }));
  await enqueueMail(
    trx,
    orderUpdateMail,
    updateOf('order-delayed', group, order, open, secret, { shipBy, reason: text }),
    `order-delayed:${eventId}`,
  );
}

/** Tells the buyer that an order will not come, in the transaction that ends it. */
export async function queueCancellation(trx: Trx, orderId: string, secret: string): Promise<void> {
  const {
    groups: [group],
    orders: [order],
    lines,
  } = await listOrderRows(trx, [orderId]);
  if (group === undefined || order === undefined) throw new Error(`no order ${orderId}`);
  const refund = order.refunds.findLast(({ status }) => status === 'pending');
  await enqueueMail(
    trx,
    orderUpdateMail,
    updateOf('order-cancelled', group, order, lines, secret, {
      refundMinor: refund?.amountMinor ?? 0,
      creditNote: refund?.note?.number ?? '',
    }),
    `order-cancelled:${orderId}`,
  );
}

/** Tells the buyer of money that goes back on an order that stands, in the transaction that gives it. */
export async function queueRefund(trx: Trx, orderId: string, refundId: string, secret: string): Promise<void> {
  const {
    groups: [group],
    orders: [order],
    lines,
  } = await listOrderRows(trx, [orderId]);
  if (group === undefined || order === undefined) throw new Error(`no order ${orderId}`);
  const refund = order.refunds.find(({ id }) => id === refundId);
  if (refund === undefined) throw new Error(`no refund ${refundId} of ${orderId}`);
  const back = await trx.selectFrom('refund_lines').select(['order_line_id', 'quantity']).where('refund_id', '=', refundId).execute();
  const given = lines.flatMap((line) =>
    back.filter((each) => each.order_line_id === line.id).map(({ quantity }) => ({ ...line, quantity })),
  );
  await enqueueMail(
    trx,
    orderUpdateMail,
    updateOf('order-refunded', group, order, given, secret, { refundMinor: refund.amountMinor, creditNote: refund.note?.number ?? '' }),
    `order-refunded:${refundId}`,
  );
}

function updateOf(
  template: OrderUpdateMail['template'],
  group: GroupRow,
  order: OrderRow,
  lines: readonly LineRow[],
  secret: string,
  more: Partial<OrderUpdateMail['data']>,
): OrderUpdateMail {
  const { locale } = group;
  return {
    template,
    email: group.email,
    locale,
    data: {
      number: order.number,
      path: orderPath(group, secret),
      seller: nameIn(locale, order.seller_name, order.seller_name_jp),
      lines: lines.map((line) => ({ name: nameIn(locale, line.name, line.name_jp), size: line.size, quantity: line.quantity })),
      carrier: '',
      tracking: '',
      isPart: false,
      currency: group.currency,
      refundMinor: 0,
      ...more,
    },
  };
}

function confirmationOf(group: GroupRow, rows: OrderRows, secret: string): OrderConfirmationMail {
  return {
    template: 'order-confirmation',
    email: group.email,
    locale: group.locale,
    data: {
      number: group.number,
      path: orderPath(group, secret),
      currency: group.currency,
      sellers: rows.orders.map((order) => toSeller(order, group, rows)),
      subtotalMinor: group.subtotal_minor,
      discountMinor: group.discount_minor,
      shippingMinor: group.shipping_minor,
      taxMinor: group.tax_minor,
      taxIncluded: group.tax_included,
      totalMinor: group.total_minor,
      addressLines: addressLines(group.address, { language: group.locale, name: group.address.name }),
    },
  };
}

/** Page of the purchase with the guest's key, in the language of the purchase. */
export function orderPath({ id, locale }: Pick<GroupRow, 'id' | 'locale'>, secret: string): string {
  return `/order-info/${id}?key=${orderKey(id, secret)}${locale === 'jp' ? '&lang=jp' : ''}`;
}

/** A name in the language of the mail, where it has one. */
export function nameIn(locale: 'en' | 'jp', name: string, nameJp: string): string {
  return locale === 'jp' && nameJp !== '' ? nameJp : name;
}

function toSeller(order: OrderRow, { locale }: GroupRow, rows: OrderRows) {
  return {
    name: nameIn(locale, order.seller_name, order.seller_name_jp),
    lines: rows.lines
      .filter((line) => line.order_id === order.id)
      .map((line) => ({
        name: nameIn(locale, line.name, line.name_jp),
        size: line.size,
        quantity: line.quantity,
        amountMinor: line.total_minor,
        leadDays: line.lead_days,
      })),
  };
}
