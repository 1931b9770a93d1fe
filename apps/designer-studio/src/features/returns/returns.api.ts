import { buildUrl } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { CountedReturns, moveReturn as moveReturnEndpoint, Return } from '@orime/contracts/api/selling/return';
import type { Address, Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type ReturnMove = Body<typeof moveReturnEndpoint>;

export const RETURNS_A_PAGE = 20;

/** Every step of a return invalidates these. */
export const RETURNS_KEY = ['returns'] as const;

export type ReturnFilter = { readonly status: Return['status'] | undefined; readonly q: string; readonly page: number };

/** Returns of one's own orders, newest first. */
export const sellerReturnsQuery = ({ status, q, page }: ReturnFilter) =>
  apiQuery<CountedReturns>({
    key: [...RETURNS_KEY, 'seller', { status: status ?? null, q, page }],
    url: buildUrl('/api/return/seller', { status, q: q === '' ? undefined : q, page, limit: RETURNS_A_PAGE }),
  });

export const returnQuery = (id: string) =>
  apiQuery<Return>({ key: [...RETURNS_KEY, { id }], url: buildUrl('/api/return/id/:id', {}, { id }) });

/** Invalidates `RETURNS_KEY` and `['orders']`. */
export const moveReturn = (id: string, move: ReturnMove): Promise<Return> =>
  api.post<Return>(buildUrl('/api/return/status/id/:id', {}, { id }), move);

export const returnAddressQuery = () =>
  apiQuery<{ readonly address: Address | null }>({ key: [...RETURNS_KEY, 'address'], url: '/api/return/address' });

/** Invalidates `RETURNS_KEY`. */
export const saveReturnAddress = (address: Address): Promise<unknown> => api.post('/api/return/address', { address });

/** The credit note of a refund is a paper of the order. */
export const downloadCreditNote = (orderId: string, lang: Language, refund: string): Promise<void> =>
  api.download(buildUrl('/api/order/id/:id/invoice.pdf', { lang, refund }, { id: orderId }));
