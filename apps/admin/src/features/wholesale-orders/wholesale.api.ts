import { buildUrl } from '@orime/contracts';
import type { Invoice } from '@orime/contracts/api/money/invoice';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { api } from '@orime/platform';

/** The marketplace's word, on the version that was looked at: 409 `conflict` when it has changed since. */
export function approveOrder({ id, version }: WholesaleOrder): Promise<WholesaleOrder> {
  return api.post(buildUrl('/api/wholesale-order/status/id/:id', {}, { id }), { status: 'approved' }, { ifMatch: version });
}

/** The invoice that is due now; the existing one when there is one. */
export function issueInvoice(orderId: string): Promise<Invoice> {
  return api.post('/api/invoice/issue', { orderId });
}
