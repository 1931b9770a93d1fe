import { buildUrl } from '@orime/contracts';
import type { Invoice, payInvoice } from '@orime/contracts/api/money/invoice';
import type { InvoiceRefund, settleInvoiceRefund } from '@orime/contracts/api/money/invoice-refund';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type Received = Body<typeof payInvoice>;
export type Settlement = Body<typeof settleInvoiceRefund>;

export const invoiceQuery = (id: string) =>
  apiQuery<Invoice>({ key: ['invoice', 'one', id], url: buildUrl('/api/invoice/id/:id', {}, { id }) });

/** The same key records the money once. Rejects with `business_rule` above what is due. */
export function recordPayment(id: string, received: Received, idempotencyKey: string): Promise<Invoice> {
  return api.post(buildUrl('/api/invoice/payment/id/:id', {}, { id }), received, { idempotencyKey });
}

/** Gives the credit note that cancels the invoice: the same one under the same key. */
export function voidInvoice(id: string, reason: string, idempotencyKey: string): Promise<Invoice> {
  return api.post(buildUrl('/api/invoice/void/id/:id', {}, { id }), { reason }, { idempotencyKey });
}

/** Pays back what a company had paid of a credited invoice, or applies it to the one that replaces it. Once. */
export function settleRefund(id: string, settlement: Settlement, idempotencyKey: string): Promise<InvoiceRefund> {
  return api.post(buildUrl('/api/invoice/refund/id/:id', {}, { id }), settlement, { idempotencyKey });
}
