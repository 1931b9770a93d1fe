import { buildUrl } from '@orime/contracts';
import type { Suggestion } from '@orime/contracts/api/discovery/search';
import { apiQuery } from '@orime/platform';

/** The API accepts no longer words. */
export const MAX_QUERY_LENGTH = 200;

/** Up to eight names that match what is typed, the best first. */
export const suggestQuery = (q: string) =>
  apiQuery<{ readonly items: readonly Suggestion[] }>({ key: ['search', 'suggest', { q }], url: buildUrl('/api/search/suggest', { q }) });
