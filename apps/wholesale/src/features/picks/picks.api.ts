import { buildUrl } from '@orime/contracts';
import type { WholesaleCatalog, WHOLESALE_MINE } from '@orime/contracts/api/trade/wholesale';
import { apiQuery } from '@orime/platform';

export type Mine = (typeof WHOLESALE_MINE)[number];

/** How many styles a row of the dashboard shows. */
export const PICKS = 4;

/** The newest styles that an account likes, or of designers whom it follows, at its own prices. */
export const picksQuery = (mine: Mine, currency: string, account: string) =>
  apiQuery<WholesaleCatalog>({
    key: ['wholesale', 'picks', account, { mine, currency }],
    url: buildUrl('/api/wholesale/catalog', { mine, currency, limit: PICKS }),
  });
