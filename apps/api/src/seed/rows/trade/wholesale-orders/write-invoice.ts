import { dueDays, type WholesaleTerms } from '@orime/commerce';
import { settleWholesale } from '../../../../domains/money/ledger/index.ts';
import { issueWholesaleInvoice, listOrderRows } from '../../../../domains/trade/wholesale-order/index.ts';
import type { Trx } from '../../../../house/db/db.ts';
import { derivedId } from '../../../derived-id.ts';
import { DAY_MS } from './order-plan.ts';

/** The invoice of an order, and what was paid of it five days before it was due. */
export async function writeInvoice(
  trx: Trx,
  orderId: string,
  paid: 'none' | 'advance' | 'all',
  { issuedAt, terms }: { readonly issuedAt: Date; readonly terms: WholesaleTerms },
): Promise<void> {
  const {
    orders: [order],
  } = await listOrderRows(trx, [orderId]);
  if (order === undefined) return;
  const invoiceId = await issueWholesaleInvoice(trx, order, { issuedAt });
  const amountMinor = paid === 'all' ? order.total_minor : paid === 'advance' ? order.advance_minor : 0;
  if (amountMinor === 0) return;
  const receivedAt = new Date(issuedAt.getTime() + Math.max(1, dueDays(terms) - 5) * DAY_MS);
  await trx
    .insertInto('invoice_payments')
    .values({
      id: derivedId('ipy', invoiceId),
      invoice_id: invoiceId,
      amount_minor: amountMinor,
      method: 'bank_transfer',
      recorded_by: null,
      received_at: receivedAt,
    })
    .execute();
  await trx
    .updateTable('invoices')
    .set({ paid_minor: amountMinor, status: amountMinor === order.total_minor ? 'paid' : 'partially_paid' })
    .where('id', '=', invoiceId)
    .execute();
  await settleWholesale(trx, orderId, derivedId('ipy', invoiceId));
}
