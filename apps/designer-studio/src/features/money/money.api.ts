import { buildUrl } from '@orime/contracts';
import type { Payout, PayoutBalance } from '@orime/contracts/api/money/payout';
import { api, apiQuery } from '@orime/platform';

/** What is owed, and the latest payouts. */
export const payoutsQuery = () =>
  apiQuery<{ readonly items: readonly Payout[]; readonly total: number; readonly balances: readonly PayoutBalance[] }>({
    key: ['payouts', 'own'],
    url: buildUrl('/api/payout', { limit: 100 }),
  });

/** Every entry of one's accounts from one day to another, at most a year, as a CSV file. */
export const downloadStatement = ({ from, to }: { readonly from: string; readonly to: string }): Promise<void> =>
  api.download(buildUrl('/api/payout/statement.csv', { from, to }));
