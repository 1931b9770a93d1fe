import { buildUrl } from '@orime/contracts';
import type { Analytics } from '@orime/contracts/api/office/analytics';
import { apiQuery } from '@orime/platform';

/** The last 30 days. */
export const analyticsQuery = apiQuery<Analytics>({ key: ['analytics'], url: buildUrl('/api/analytics', { limit: 10 }) });

interface Counted {
  readonly total: number;
}

/** How many companies of one's own wait, and how many of their orders. The API gives managers their own only. */
export const ownBuyersQuery = apiQuery<Counted>({
  key: ['buyer', 'waiting-count'],
  url: buildUrl('/api/buyer/pending-verification', { limit: 1 }),
});
export const ownOrdersQuery = apiQuery<Counted>({
  key: ['wholesale-order', 'review-count'],
  url: buildUrl('/api/wholesale-order/', { status: 'in_review', limit: 1 }),
});
