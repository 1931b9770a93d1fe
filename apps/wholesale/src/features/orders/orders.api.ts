import { buildUrl } from '@orime/contracts';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { api, queryOptions } from '@orime/platform';

export interface OrderPage {
  readonly items: readonly WholesaleOrder[];
  readonly total: number;
  readonly page: number;
}

/** As many as one answer holds, newest first. */
const LIMIT = 100;

/** The orders and drafts of a company. */
export const companyOrdersQuery = (buyerId: string) =>
  queryOptions({
    queryKey: ['wholesale-orders', 'list', { buyerId }],
    queryFn: ({ signal }) => api.get<OrderPage>(buildUrl('/api/wholesale-order/mine', { limit: LIMIT }), { signal }),
  });

/** Orders of the companies that a manager looks after, of all companies for admins. */
export const managedOrdersQuery = (account: string) =>
  queryOptions({
    queryKey: ['wholesale-orders', 'list', { account }],
    queryFn: ({ signal }) => api.get<OrderPage>(buildUrl('/api/wholesale-order/', { limit: LIMIT }), { signal }),
  });
