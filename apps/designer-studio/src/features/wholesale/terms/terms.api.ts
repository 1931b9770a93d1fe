import type { WholesaleTerms, WholesaleTermsInput } from '@orime/contracts/api/trade/wholesale-terms';
import { api, apiQuery } from '@orime/platform';

/** One's own minimums and delivery windows. */
export const wholesaleTermsQuery = () => apiQuery<WholesaleTerms>({ key: ['wholesale-terms'], url: '/api/wholesale/terms' });

/** Invalidates `['wholesale-terms']`. 409 `conflict` when they were changed since `version`. */
export const saveWholesaleTerms = (input: WholesaleTermsInput, version: number): Promise<WholesaleTerms> =>
  api.put('/api/wholesale/terms', input, { ifMatch: version });
