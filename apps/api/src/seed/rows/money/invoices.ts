import type { Marketplace } from '@orime/demo-data';
import {
  boundsOf,
  issueCommission,
  issueCreditNote,
  issueOrderInvoice,
  lastMonths,
  listCommissionSums,
} from '../../../domains/money/invoice/index.ts';
import type { Trx } from '../../../house/db/db.ts';

const shipped = new Set(['shipped', 'delivered', 'closed']);

/** Invoices of what has left the workshops or was given back, oldest first so that numbers rise with time, and the credit notes of refunds. */
export async function loadInvoices(trx: Trx, market: Marketplace): Promise<void> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['id', 'order_id', 'created_at'])
    .where(
      'order_id',
      'in',
      market.orders.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const orders = market.orders.filter((order) => shipped.has(order.status) || refunds.some(({ order_id }) => order_id === order.id));
  for (const order of orders.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    await issueOrderInvoice(trx, order.id, new Date(order.createdAt));
  for (const { id, created_at } of refunds) await issueCreditNote(trx, id, { mayInvoice: false, issuedAt: created_at });
}

/** What the marketplace kept of its sellers in the months before this one, as the monthly job invoices it. */
export async function loadCommissionInvoices(trx: Trx): Promise<void> {
  for (const month of lastMonths(6)) {
    const bounds = boundsOf(month);
    for (const sums of await listCommissionSums(trx, bounds))
      await issueCommission(trx, sums, { month, mayReplace: false, issuedAt: bounds.to });
  }
}
