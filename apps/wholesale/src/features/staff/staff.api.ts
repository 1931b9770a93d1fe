import { buildUrl } from '@orime/contracts';
import type { Channel } from '@orime/contracts/api/talk/channel';
import type { BuyerSummary } from '@orime/contracts/api/trade/buyer-staff';
import { api, queryOptions } from '@orime/platform';

/** Companies that an account manager looks after; all of them for admins. Newest first. */
export const managedBuyersQuery = (account: string) =>
  queryOptions({
    queryKey: ['managed-buyers', { account }],
    queryFn: ({ signal }) =>
      api.get<{ readonly items: readonly BuyerSummary[]; readonly total: number }>(buildUrl('/api/buyer/all', { limit: 100 }), { signal }),
  });

/** The conversations of an account, the liveliest first. */
export const lastMessagesQuery = (account: string) =>
  queryOptions({
    queryKey: ['channel', 'last', { account }],
    queryFn: ({ signal }) => api.get<{ readonly items: readonly Channel[] }>(buildUrl('/api/channel/mine', { limit: 5 }), { signal }),
  });
