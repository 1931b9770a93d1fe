import { buildUrl } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { requestReturn as requestReturnEndpoint, Return } from '@orime/contracts/api/selling/return';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type ReturnWish = Body<typeof requestReturnEndpoint>;
type OwnReturnPage = { readonly items: readonly Return[]; readonly total: number; readonly page: number };

export const RETURNS_A_PAGE = 10;

/** Every change of a return invalidates these and `['order']`, which counts what can still be given back. */
export const RETURNS_KEY = ['returns'] as const;

export const ownReturnsQuery = (page: number) =>
  apiQuery<OwnReturnPage>({ key: [...RETURNS_KEY, 'mine', { page }], url: buildUrl('/api/return/mine', { page, limit: RETURNS_A_PAGE }) });

/** One return; a guest needs the key of the order's mail. */
export const returnQuery = (id: string, key: string | undefined) =>
  apiQuery<Return>({ key: [...RETURNS_KEY, { id, key: key ?? null }], url: buildUrl('/api/return/id/:id', { key }, { id }) });

export const requestReturn = (wish: ReturnWish, key: string | undefined, idempotencyKey: string): Promise<Return> =>
  api.post<Return>(buildUrl('/api/return', { key }), wish, { idempotencyKey });

export const cancelReturn = (id: string, key: string | undefined): Promise<Return> =>
  api.post<Return>(buildUrl('/api/return/cancel/id/:id', { key }, { id }), {});

export const sendReturn = (
  id: string,
  key: string | undefined,
  parcel: { readonly carrier: string; readonly tracking: string },
): Promise<Return> => api.post<Return>(buildUrl('/api/return/send/id/:id', { key }, { id }), parcel);

export const downloadSlip = (id: string, key: string | undefined, lang: Language): Promise<void> =>
  api.download(buildUrl('/api/return/id/:id/slip.pdf', { key, lang }, { id }));

/** The credit note of a refund is a paper of the order. */
export const downloadCreditNote = (
  orderId: string,
  query: { readonly key: string | undefined; readonly lang: Language; readonly refund: string },
): Promise<void> => api.download(buildUrl('/api/order/id/:id/invoice.pdf', query, { id: orderId }));
