import { buildUrl } from '@orime/contracts';
import type { BuyerSummary } from '@orime/contracts/api/trade/buyer-staff';
import { api, queryOptions } from '@orime/platform';

/** Companies that an account manager looks after; all of them for admins. Newest first. */
export const managedBuyersQuery = (account: string) =>
  queryOptions({
    queryKey: ['managed-buyers', { account }],
    queryFn: ({ signal }) =>
      api.get<{ readonly items: readonly BuyerSummary[]; readonly total: number }>(buildUrl('/api/buyer/all', { limit: 100 }), { signal }),
  });
