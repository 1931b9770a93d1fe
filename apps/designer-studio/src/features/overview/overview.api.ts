import { buildUrl } from '@orime/contracts';
import type { Currency } from '@orime/contracts';
import type { ProfileStats } from '@orime/contracts/api/people/profile-stats';
import { apiQuery } from '@orime/platform';

/** The last 30 days beside the 30 before them, and what waits. Work is done elsewhere, so it is asked for whenever it is shown. */
export const profileStatsQuery = (currency: Currency) => ({
  ...apiQuery<ProfileStats>({ key: ['profile', 'stats', { currency }], url: buildUrl('/api/profile/stats', { currency }) }),
  staleTime: 0,
});
