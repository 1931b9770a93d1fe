import type { Currency } from '@orime/contracts';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import { toPrice } from '../../site/market/index.ts';
import type { InvoiceRow } from './invoice.queries.ts';

export function toInvoice(row: InvoiceRow): Invoice {
  // Only currencies of our markets are ever written.
  const currency = row.currency as Currency;
  const money = (amountMinor: number) => toPrice(amountMinor, currency);
  return {
    _id: row.id,
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    orderId: row.order_id,
    wholesaleOrderId: row.wholesale_order_id,
    creditOf: row.credit_of,
    replaces: row.replaces,
    relatedNumber: row.related_number,
    orderNumber: row.order_number,
    month: row.month,
    refund: row.refund_status === null || row.refund_minor === null ? null : { status: row.refund_status, amount: money(row.refund_minor) },
    currency,
    seller: row.seller,
    buyer: row.buyer,
    lines: [...row.lines],
    taxes: [...row.taxes],
    taxIncluded: row.tax_included,
    subtotal: money(row.subtotal_minor),
    discount: money(row.discount_minor),
    shipping: money(row.shipping_minor),
    tax: money(row.tax_minor),
    total: money(row.total_minor),
    paid: money(row.paid_minor),
    due: money(row.status === 'void' || row.kind === 'credit_note' ? 0 : row.total_minor - row.paid_minor),
    reason: row.reason,
    issuedAt: row.issued_at.toISOString(),
    dueAt: row.due_at.toISOString(),
  };
}
