import { buildUrl } from '@orime/contracts';
import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { api, queryOptions } from '@orime/platform';

/** A style with all its colours, priced for who asks: every account has its own answer. */
export const styleQuery = (id: string, currency: string, account: string) =>
  queryOptions({
    queryKey: ['wholesale', 'style', account, { id, currency }],
    queryFn: ({ signal }) => api.get<WholesaleProduct>(buildUrl('/api/wholesale/product/:id', { currency }, { id }), { signal }),
  });
