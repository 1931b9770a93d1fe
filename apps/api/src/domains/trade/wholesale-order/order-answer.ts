import { isBeforeApproval, wholesaleSteps, type WholesaleRole, type WholesaleStep } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { toPrice } from '../../site/market/index.ts';
import { toAgreedTerms } from './agreed-terms.ts';
import type { LineRow, OrderRow, OrderRows } from './wholesale-order.queries.ts';

/** Orders as one of their parties reads them. Whoever may look at a company's orders only is offered no action. */
export function toWholesaleOrders(rows: OrderRows, role: WholesaleRole, mayAct = true): WholesaleOrder[] {
  return rows.orders.map((order) => toOrder(order, rows, role, mayAct));
}

function toOrder(order: OrderRow, rows: OrderRows, role: WholesaleRole, mayAct: boolean): WholesaleOrder {
  const money = (amountMinor: number) => toPrice(amountMinor, order.currency);
  const mine = <Row extends { readonly order_id: string }>(all: readonly Row[]) => all.filter((row) => row.order_id === order.id);
  const lines = mine(rows.lines);
  return {
    _id: order.id,
    id: order.id,
    number: order.number,
    status: order.status,
    fulfilled: order.fulfilled,
    currency: order.currency,
    seller: { id: order.seller_profile_id, handle: order.seller_handle, name: order.seller_name, nameJp: order.seller_name_jp },
    buyer: { id: order.buyer_id, name: order.buyer_name, country: order.buyer_country },
    manager: order.manager_name === null || order.manager_email === null ? null : { name: order.manager_name, email: order.manager_email },
    lines: lines.map((line) => toLine(line, money)),
    units: lines.reduce((sum, line) => sum + line.units, 0),
    subtotal: money(order.subtotal_minor),
    shipping: money(order.shipping_minor),
    tax: money(order.tax_minor),
    taxRateBp: order.tax_rate_bp,
    total: money(order.total_minor),
    terms: order.terms,
    advance: money(order.advance_minor),
    poNumber: order.po_number === '' ? null : order.po_number,
    window: order.window_id === null ? null : { id: order.window_id, name: { en: order.window_name_en, jp: order.window_name_jp } },
    startShip: order.start_ship,
    cancelAfter: order.cancel_after,
    shipTo: order.ship_to,
    billTo: order.bill_to,
    note: order.note,
    codes_used: [],
    approvals: { seller: order.seller_approved_at !== null, manager: order.manager_approved_at !== null },
    termsVersion: order.terms_version,
    needsAcceptance: needsAcceptance(order),
    agreed: needsAcceptance(order) ? toAgreedTerms(order.agreed, money) : null,
    invoices: mine(rows.invoices).map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      total: money(invoice.total_minor),
      paid: money(invoice.paid_minor),
      dueAt: invoice.due_at.toISOString(),
    })),
    fulfilments: mine(rows.parcels).map((parcel) => ({
      id: parcel.id,
      carrier: parcel.carrier,
      tracking: parcel.tracking,
      shippedAt: parcel.shipped_at.toISOString(),
      deliveredAt: parcel.delivered_at?.toISOString() ?? null,
      lines: [...parcel.lines],
    })),
    events: mine(rows.events).map((event) => ({ kind: event.kind, at: event.created_at.toISOString(), note: event.note })),
    placedAt: order.placed_at?.toISOString() ?? null,
    createdAt: order.created_at.toISOString(),
    version: order.version,
    viewer: {
      role,
      steps: mayAct ? stepsOf(order, role) : [],
      canUpdate: mayAct && canUpdate(order, role),
      canAccept: mayAct && role === 'buyer' && needsAcceptance(order),
      canFulfil: mayAct && canFulfil(order, role),
      canReorder: mayAct && role === 'buyer' && order.status !== 'draft',
    },
  };
}

/** Something was changed after the buyer had agreed. */
export function needsAcceptance(order: Pick<OrderRow, 'status' | 'terms_version' | 'buyer_accepted_version'>): boolean {
  return (order.status === 'in_review' || order.status === 'changes_requested') && order.buyer_accepted_version < order.terms_version;
}

/** A buyer changes drafts, staff whatever is not approved yet. */
export function canUpdate({ status }: Pick<OrderRow, 'status'>, role: WholesaleRole): boolean {
  if (role === 'seller') return false;
  return role === 'buyer' ? status === 'draft' : isBeforeApproval(status);
}

function canFulfil({ status }: OrderRow, role: WholesaleRole): boolean {
  return (role === 'seller' || role === 'admin') && (status === 'approved' || status === 'in_production' || status === 'partially_shipped');
}

/** Without those that would be refused: approval waits for the buyer's word, and is given once a side. */
function stepsOf(order: OrderRow, role: WholesaleRole): WholesaleStep[] {
  const isGiven = (role === 'seller' && order.seller_approved_at !== null) || (role === 'manager' && order.manager_approved_at !== null);
  return wholesaleSteps(role, order.status).filter((step) => {
    if (step === 'approved') return !needsAcceptance(order) && !isGiven;
    return step !== 'in_review' || order.status === 'draft' || !needsAcceptance(order);
  });
}

function toLine(line: LineRow, money: (amountMinor: number) => WholesaleOrder['total']): WholesaleOrder['lines'][number] {
  return {
    id: line.id,
    designId: line.design_id,
    designName: line.name,
    designNameJp: line.name_jp,
    slug: line.slug,
    colour: { en: line.colour_en, jp: line.colour_jp },
    image: line.image,
    sizeQuantities: line.size_quantities,
    shippedQuantities: line.shipped_quantities,
    quantity: line.units,
    prepackId: line.prepack_id,
    unit: money(line.unit_price_minor),
    total: money(line.line_total_minor),
  };
}
