import { canTransition, orderMachine } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { Order, OrderGroup, OrderLine, OrderNote, Purchase, SellerOrder } from '@orime/contracts/api/selling/order';
import { isInvoiceable } from '../../money/invoice/index.ts';
import { toPrice } from '../../site/market/index.ts';
import type { OrderRole } from './access.queries.ts';
import type { GroupRow, LineRow, OrderRow, OrderRows } from './order.queries.ts';
import { endOfReturnWindow } from './return-window.ts';

const dayMs = 86_400_000;

interface Amounts {
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly tax_included: boolean;
  readonly total_minor: number;
}

/** Purchases in the order of their first order row. For a seller or a single order the totals are those of the orders shown. */
export function toPurchases(rows: OrderRows, role: OrderRole, readerEmail: string | null): Purchase[] {
  const groups = new Map(rows.groups.map((group) => [group.id, group]));
  const ids = [...new Set(rows.orders.map((order) => order.group_id))];
  return ids.flatMap((id): Purchase[] => {
    const group = groups.get(id);
    const orders = rows.orders.filter((order) => order.group_id === id);
    return group === undefined
      ? []
      : [{ group: toGroup(group, orders, role, readerEmail), orders: orders.map((order) => toOrder(order, rows, role)) }];
  });
}

export function toSellerOrders(rows: OrderRows, role: OrderRole): SellerOrder[] {
  const groups = new Map(rows.groups.map((group) => [group.id, group]));
  return rows.orders.flatMap((order): SellerOrder[] => {
    const group = groups.get(order.group_id);
    return group === undefined
      ? []
      : [
          {
            ...toOrder(order, rows, role),
            buyer: { email: emailFor(role, group, [order]), address: group.address },
            wishes: forSeller(group.wishes),
            ...(order.notes.length > 0 && { notes: order.notes.map(toNote) }),
          },
        ];
  });
}

function toNote({ text, at, isSellers }: OrderRow['notes'][number]): OrderNote {
  return { text, at: new Date(at).toISOString(), by: isSellers ? 'seller' : 'staff' };
}

function forSeller({ billingAddress: _, ...wishes }: GroupRow['wishes']): NonNullable<SellerOrder['wishes']> {
  return wishes;
}

/** First letters are enough for a seller to recognise a customer, not to write to them. */
function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••`;
}

/** A guest's purchase can go to an account with the same address; whether that is its owner's is asked when it is claimed. */
function claimOf({ user_id, email }: GroupRow, role: OrderRole, readerEmail: string | null): OrderGroup['claim'] {
  if (user_id !== null || role !== 'buyer') return 'none';
  if (readerEmail === null) return 'sign_in';
  return readerEmail.toLowerCase() === email.toLowerCase() ? 'ready' : 'none';
}

function toGroup(group: GroupRow, orders: readonly OrderRow[], role: OrderRole, readerEmail: string | null): OrderGroup {
  const sum = (pick: (order: OrderRow) => number) => orders.reduce((total, order) => total + pick(order), 0);
  const shown: Amounts = {
    subtotal_minor: sum((order) => order.subtotal_minor),
    discount_minor: sum((order) => order.discount_minor),
    shipping_minor: sum((order) => order.shipping_minor),
    tax_minor: sum((order) => order.tax_minor),
    tax_included: group.tax_included,
    total_minor: sum((order) => order.total_minor),
  };
  return {
    _id: group.id,
    id: group.id,
    number: group.number,
    currency: group.currency,
    locale: group.locale,
    email: emailFor(role, group, orders),
    shippingAddress: group.address,
    // Whom to bill is between the buyer and the marketplace.
    wishes: role === 'seller' ? forSeller(group.wishes) : group.wishes,
    totals: toTotals(shown, group.currency),
    codes_used: [...new Set(orders.flatMap((order) => order.codes))].map((code) => ({ code })),
    refunded: toPrice(
      sum((order) => order.refunded_minor),
      group.currency,
    ),
    claim: claimOf(group, role, readerEmail),
    placedAt: group.placed_at.toISOString(),
  };
}

function toOrder(order: OrderRow, rows: OrderRows, role: OrderRole): Order {
  const returnUntil = endOfReturns(order, rows);
  const lines = rows.lines.filter((line) => line.order_id === order.id).map((line) => toLine(line, order, returnUntil));
  return {
    _id: order.id,
    id: order.id,
    groupId: order.group_id,
    number: order.number,
    seller: { id: order.seller_profile_id, handle: order.seller_handle, name: order.seller_name, nameJp: order.seller_name_jp },
    status: order.status,
    paymentStatus: order.payment_status,
    fulfilmentStatus: order.fulfilment_status,
    fulfilled: order.fulfilled,
    currency: order.currency,
    lines,
    shippingMethod: order.shipping_method,
    totals: toTotals(order, order.currency),
    codes_used: order.codes.map((code) => ({ code })),
    fulfilments: rows.fulfilments
      .filter((parcel) => parcel.order_id === order.id)
      .map((parcel) => ({
        id: parcel.id,
        carrier: parcel.carrier,
        tracking: parcel.tracking,
        shippedAt: parcel.shipped_at.toISOString(),
        deliveredAt: parcel.delivered_at?.toISOString() ?? null,
        lines: [...parcel.lines],
      })),
    ...(order.ship_by_change !== null &&
      canStillSend(order) && {
        shipByChange: {
          shipBy: order.ship_by_change.shipBy,
          reason: order.ship_by_change.text,
          at: new Date(order.ship_by_change.at).toISOString(),
        },
      }),
    refunds: order.refunds.map(({ id, amountMinor, status, at, note }) => ({
      id,
      amount: toPrice(amountMinor, order.currency),
      status,
      at: new Date(at).toISOString(),
      creditNote: note && { ...note },
    })),
    returns: order.returns.map((each) => ({ ...each })),
    events: rows.events
      .filter((event) => event.order_id === order.id)
      .map((event) => ({ kind: event.kind, at: event.created_at.toISOString() })),
    placedAt: order.placed_at.toISOString(),
    version: order.version,
    viewer: {
      canCancel: canCancel(order, role),
      canProcess: order.status === 'placed' && worksOnOrders(role),
      canFulfil: canFulfil(order, role),
      canDeliver: order.status === 'shipped' && worksOnOrders(role),
      canReturn: role === 'buyer' && lines.some(({ returnable }) => returnable.quantity > 0),
      canInvoice: isInvoiceable(order),
      isBuyer: role === 'buyer',
    },
  };
}

/** A buyer may cancel until the seller has started to work on the order; seller and admin until the first parcel left. */
export function canCancel({ status }: Pick<OrderRow, 'status'>, role: OrderRole): boolean {
  if (role === 'buyer') return status === 'pending_payment' || status === 'placed';
  return worksOnOrders(role) && canTransition(orderMachine, status, 'cancelled');
}

function canFulfil({ status }: Pick<OrderRow, 'status'>, role: OrderRole): boolean {
  return worksOnOrders(role) && (canTransition(orderMachine, status, 'shipped') || status === 'partially_shipped');
}

/** Placed and paid, with something that has not left. */
export function canStillSend({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'placed' || status === 'processing' || status === 'partially_shipped';
}

function worksOnOrders(role: OrderRole): boolean {
  return role === 'seller' || role === 'admin';
}

/** The last moment to ask for a return; null before the last parcel has arrived. */
function endOfReturns({ id, status }: OrderRow, { fulfilments, returnWindowDays }: OrderRows): Date | null {
  const arrived = fulfilments.filter((parcel) => parcel.order_id === id).map(({ delivered_at }) => delivered_at?.getTime() ?? 0);
  const last = Math.max(0, ...arrived);
  return last === 0 || (status !== 'delivered' && status !== 'closed') ? null : endOfReturnWindow(new Date(last), returnWindowDays);
}

/** Garments go back after delivery, for some days; not those that were made for one person. */
function returnableOf({ mode, quantity, returning }: LineRow, until: Date | null): OrderLine['returnable'] {
  if (mode === 'made_to_order') return { quantity: 0, until: null, whyNot: 'made_to_order' };
  if (until === null) return { quantity: 0, until: null, whyNot: 'not_delivered' };
  const left = quantity - returning;
  const whyNot = left <= 0 ? 'returning' : until.getTime() < Date.now() ? 'window_closed' : null;
  return { quantity: whyNot === null ? left : 0, until: until.toISOString(), whyNot };
}

/** What is sent already keeps the date it was sent under. */
function shipByOf({ lead_days, quantity, fulfilled_quantity }: LineRow, { placed_at, ship_by_change }: OrderRow): string | null {
  if (ship_by_change !== null && fulfilled_quantity < quantity) return ship_by_change.shipBy;
  return lead_days === null ? null : new Date(placed_at.getTime() + lead_days * dayMs).toISOString();
}

function toLine(line: LineRow, order: OrderRow, returnUntil: Date | null): OrderLine {
  const money = (amountMinor: number) => toPrice(amountMinor, order.currency);
  return {
    id: line.id,
    designId: line.design_id,
    piece: line.piece_id,
    ...(line.serial !== null && { serial: line.serial }),
    name: line.name,
    nameJp: line.name_jp,
    slug: line.slug,
    ...(line.is_reserve && { reserve: true as const }),
    size: line.size,
    colour: { en: line.colour_en, jp: line.colour_jp },
    image: line.image,
    mode: line.mode,
    shipBy: shipByOf(line, order),
    quantity: line.quantity,
    fulfilledQuantity: line.fulfilled_quantity,
    unit: money(line.unit_price_minor),
    discount: money(line.discount_minor),
    tax: money(line.tax_minor),
    total: money(line.total_minor),
    returnable: returnableOf(line, returnUntil),
  };
}

function toTotals(amounts: Amounts, currency: Currency) {
  return {
    subtotal: toPrice(amounts.subtotal_minor, currency),
    discount: toPrice(amounts.discount_minor, currency),
    shipping: toPrice(amounts.shipping_minor, currency),
    tax: toPrice(amounts.tax_minor, currency),
    taxIncluded: amounts.tax_included,
    total: toPrice(amounts.total_minor, currency),
  };
}

/** A seller sees the address to ship to, and the e-mail only once the first parcel has left. */
function emailFor(role: OrderRole, group: GroupRow, orders: readonly OrderRow[]): string {
  const hasShipped = orders.every((order) => ['partially_shipped', 'shipped', 'delivered', 'closed'].includes(order.status));
  return role === 'seller' && !hasShipped ? maskEmail(group.email) : group.email;
}
