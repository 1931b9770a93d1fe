import { buildUrl } from '@orime/contracts';
import type { LineSheet } from '@orime/contracts/api/trade/linesheet';
import { api, queryOptions } from '@orime/platform';

/** Line sheets that designers share with the account that reads. */
export const sharedSheetsQuery = (account: string) =>
  queryOptions({
    queryKey: ['wholesale-sheets', { account }],
    queryFn: ({ signal }) =>
      api.get<{ readonly items: readonly LineSheet[]; readonly total: number }>(buildUrl('/api/wholesale/linesheet/', { limit: 100 }), {
        signal,
      }),
  });
