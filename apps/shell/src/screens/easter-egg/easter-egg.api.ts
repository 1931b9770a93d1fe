import type { FoundCode, getEasterEgg } from '@orime/contracts/api/selling/promo-code';
import type { Answer } from '@orime/contracts/schemas';
import { api, queryOptions } from '@orime/platform';

const URL_OF_CODE = '/api/promo-code/easter-egg';

/**
 * The person's code, or null while they have not found it. Having found it asks for one; the api gives the same code
 * however often it is asked, which is why the asking can be a query.
 */
export const easterEggQuery = (userId: string, hasFound: boolean) =>
  queryOptions<FoundCode | null>({
    queryKey: ['promo-code', 'easter-egg', userId, { hasFound }],
    queryFn: ({ signal }) =>
      hasFound
        ? api.post<FoundCode>(URL_OF_CODE)
        : api.get<Answer<typeof getEasterEgg>>(URL_OF_CODE, { signal }).then(({ found }) => found),
    staleTime: 60_000,
  });
