import type { Marketplace } from '@orime/demo-data';
import { boundsOf, creditInvoice, issueCommission, issueOrderInvoice, lastMonths, listCommissionSums } from '../../../modules/invoice/index.ts';
import type { Trx } from '../../../plugins/db.ts';

const shipped = new Set(['shipped', 'delivered', 'closed']);

/** Invoices of what has left the workshops, oldest first so that numbers rise with time, and a credit note for an order that was called off. */
export async function loadInvoices(trx: Trx, market: Marketplace): Promise<void> {
  const calledOff = market.orders.find((order) => order.status === 'cancelled' && order.paymentStatus === 'refunded');
  const orders = market.orders.filter((order) => shipped.has(order.status) || order === calledOff);
  for (const order of orders.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const id = await issueOrderInvoice(trx, order.id, new Date(order.createdAt));
    if (order !== calledOff) continue;
    const { status } = await trx.selectFrom('invoices').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    if (status !== 'void') await creditInvoice(trx, id, 'The order was cancelled.');
  }
}

/** What the marketplace kept of its sellers in the months before this one, as the monthly job invoices it. */
export async function loadCommissionInvoices(trx: Trx): Promise<void> {
  for (const month of lastMonths(6)) {
    const bounds = boundsOf(month);
    for (const sums of await listCommissionSums(trx, bounds)) await issueCommission(trx, sums, { month, mayReplace: false, issuedAt: bounds.to });
  }
}
