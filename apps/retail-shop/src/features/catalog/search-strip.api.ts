import { buildUrl } from '@orime/contracts';
import type { SearchAnswer } from '@orime/contracts/api/discovery/search';
import { apiQuery } from '@orime/platform';

const LIMIT = 4;

/** What else a word finds beside garments. */
export const otherKindsQuery = (q: string) =>
  apiQuery<SearchAnswer>({
    key: ['search', 'others', { q }],
    url: buildUrl('/api/search', { q, type: 'profile,article,producer', limit: LIMIT }),
  });
