import type { Address } from '@orime/contracts/schemas';
import { enqueueMail, orderConfirmation } from '../../mail/outbox.ts';
import type { Trx } from '../../plugins/db.ts';
import { orderKey } from './order-key.ts';
import { listOrderRows, type GroupRow, type OrderRow, type OrderRows } from './order.queries.ts';

/** Puts the confirmation of a purchase into the outbox, in the transaction that places or pays it. Once per purchase. */
export async function queueConfirmation(trx: Trx, groupId: string, secret: string): Promise<void> {
  const orders = await trx.selectFrom('orders').select('id').where('group_id', '=', groupId).execute();
  const rows = await listOrderRows(trx, orders.map((order) => order.id));
  const group = rows.groups[0];
  if (group === undefined) throw new Error(`no purchase ${groupId}`);
  await enqueueMail(trx, confirmationOf(group, rows, secret), `order-confirmation:${groupId}`);
}

/** The same mail again, for somebody who lost the link. The e-mail address is the purchase's own, never one that is asked for. */
export async function queueLostLink(trx: Trx, groupId: string, secret: string): Promise<void> {
  const orders = await trx.selectFrom('orders').select('id').where('group_id', '=', groupId).execute();
  const rows = await listOrderRows(trx, orders.map((order) => order.id));
  const group = rows.groups[0];
  if (group !== undefined) await enqueueMail(trx, confirmationOf(group, rows, secret));
}

function confirmationOf(group: GroupRow, rows: OrderRows, secret: string) {
  return orderConfirmation(group.email, group.locale, {
    number: group.number,
    path: orderPath(group.id, secret),
    currency: group.currency,
    sellers: rows.orders.map((order) => toSeller(order, group, rows)),
    subtotalMinor: group.subtotal_minor,
    discountMinor: group.discount_minor,
    shippingMinor: group.shipping_minor,
    taxMinor: group.tax_minor,
    taxIncluded: group.tax_included,
    totalMinor: group.total_minor,
    addressLines: addressLines(group.address),
  });
}

/** Page of the purchase with the guest's key. */
export function orderPath(groupId: string, secret: string): string {
  return `/order-info/${groupId}?key=${orderKey(groupId, secret)}`;
}

function toSeller(order: OrderRow, { locale }: GroupRow, rows: OrderRows) {
  const inLocale = (name: string, nameJp: string) => (locale === 'jp' && nameJp !== '' ? nameJp : name);
  return {
    name: inLocale(order.seller_name, order.seller_name_jp),
    lines: rows.lines
      .filter((line) => line.order_id === order.id)
      .map((line) => ({ name: inLocale(line.name, line.name_jp), size: line.size, quantity: line.quantity, amountMinor: line.total_minor, leadDays: line.lead_days })),
  };
}

/** A Japanese address goes from the postal code to the name, others from the name to the country. */
export function addressLines(address: Address): readonly string[] {
  const lines =
    address.country === 'JP'
      ? [`〒${address.postal.replace(/^〒/, '')}`, `${address.region ?? ''}${address.city}${address.line1}`, address.line2, address.name]
      : [address.name, address.line1, address.line2, `${address.postal} ${address.city}${address.region === undefined ? '' : `, ${address.region}`}`, address.country];
  return lines.filter((line): line is string => line !== undefined && line.trim() !== '');
}
