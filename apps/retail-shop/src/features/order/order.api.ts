import { buildUrl } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { Purchase } from '@orime/contracts/api/selling/order';
import { api, apiQuery } from '@orime/platform';

/** A purchase (`grp_…`) or one seller's order of it (`ord_…`); a guest needs the key of the mail. */
export const orderQuery = (id: string, key: string | undefined) =>
  apiQuery<Purchase>({ key: ['order', { id, key: key ?? null }], url: buildUrl('/api/order/id/:id', { key }, { id }) });

export const cancelOrder = (id: string, key: string | undefined, reason: string): Promise<Purchase> =>
  api.post<Purchase>(buildUrl('/api/order/cancel/id/:id', { key }, { id }), reason === '' ? {} : { reason });

/** Adds guest purchases with the account's address to it. 422 `business_rule` while the address is not confirmed. */
export const claimOrders = (): Promise<{ readonly claimed: number }> => api.post('/api/order/claim', {});

/** The order's invoice, or the credit note of a refund, as a PDF in the language of the page. */
export const downloadPaper = (
  id: string,
  query: { readonly key: string | undefined; readonly lang: Language; readonly refund: string | undefined },
): Promise<void> => api.download(buildUrl('/api/order/id/:id/invoice.pdf', query, { id }));

/** Answers the same whether the order exists or not: the link goes out by mail. */
export const lookupOrder = (number: string, email: string, locale: Language): Promise<unknown> =>
  api.post('/api/order/lookup', { number, email, locale });
