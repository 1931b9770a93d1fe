import { buildUrl } from '@orime/contracts';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { api, apiQuery } from '@orime/platform';

export interface WholesaleOrderPage {
  readonly items: readonly WholesaleOrder[];
  readonly total: number;
}

/** As many as one answer holds. */
const LIMIT = 100;

/** Stores' orders of one's own designs, newest first. */
export const sellerWholesaleQuery = () =>
  apiQuery<WholesaleOrderPage>({ key: ['wholesale-orders', 'seller'], url: buildUrl('/api/wholesale-order/seller', { limit: LIMIT }) });

/** Invalidates `['wholesale-orders']`. 409 when the order has been changed since it was read. */
export const approveWholesaleOrder = ({ id, version }: Pick<WholesaleOrder, 'id' | 'version'>): Promise<WholesaleOrder> =>
  api.post(buildUrl('/api/wholesale-order/status/id/:id', {}, { id }), { status: 'approved' }, { ifMatch: version });
