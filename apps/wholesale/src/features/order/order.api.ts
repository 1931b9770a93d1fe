import { buildUrl } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import type { fulfillWholesaleOrder, updateWholesaleOrder, WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { Body } from '@orime/contracts/schemas';
import { api, queryOptions } from '@orime/platform';

export type OrderStep = WholesaleOrder['viewer']['steps'][number];
export type OrderChanges = Body<typeof updateWholesaleOrder>;

/** One order, as the account that reads it may see it. */
export const orderQuery = (id: string, account: string) =>
  queryOptions({
    queryKey: ['wholesale-orders', 'one', { id, account }],
    queryFn: ({ signal }) => api.get<WholesaleOrder>(buildUrl('/api/wholesale-order/id/:id', {}, { id }), { signal }),
    retry: false,
  });

export const acceptOrder = ({ id, termsVersion }: Pick<WholesaleOrder, 'id' | 'termsVersion'>): Promise<WholesaleOrder> =>
  api.post(buildUrl('/api/wholesale-order/accept/id/:id', {}, { id }), { termsVersion });

export const moveOrder = (
  { id, version }: Pick<WholesaleOrder, 'id' | 'version'>,
  status: OrderStep,
  note: string,
): Promise<WholesaleOrder> =>
  api.post(buildUrl('/api/wholesale-order/status/id/:id', {}, { id }), { status, ...(note !== '' && { note }) }, { ifMatch: version });

export const updateOrder = (id: string, changes: OrderChanges, version: number): Promise<WholesaleOrder> =>
  api.post(buildUrl('/api/wholesale-order/update/id/:id', {}, { id }), changes, { ifMatch: version });

export const sendParcel = (id: string, parcel: Body<typeof fulfillWholesaleOrder>, idempotencyKey: string): Promise<WholesaleOrder> =>
  api.post(buildUrl('/api/wholesale-order/fulfill/id/:id', {}, { id }), parcel, { idempotencyKey });

export const reorder = (id: string, idempotencyKey: string): Promise<WholesaleOrder> =>
  api.post(buildUrl('/api/wholesale-order/reorder/id/:id', {}, { id }), {}, { idempotencyKey });

/** As a file in the language of the page. */
export const downloadOrderPdf = (id: string, lang: Language): Promise<void> =>
  api.download(buildUrl('/api/wholesale-order/id/:id/pdf', { lang }, { id }));
export const downloadOrderXlsx = (id: string, lang: Language): Promise<void> =>
  api.download(buildUrl('/api/wholesale-order/id/:id/xlsx', { lang }, { id }));
export const downloadInvoicePdf = (id: string, lang: Language): Promise<void> =>
  api.download(buildUrl('/api/invoice/id/:id/pdf', { lang }, { id }));
