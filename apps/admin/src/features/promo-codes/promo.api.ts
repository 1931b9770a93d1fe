import { buildUrl } from '@orime/contracts';
import type { Currency } from '@orime/contracts';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import type { PromoCode, PromoCodeChange, PromoCodeCheck } from '@orime/contracts/api/selling/promo-code';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { api, apiQuery } from '@orime/platform';

/**
 * Adds a code, or changes one; what the code is called never changes. The same key adds it once. Rejects with `conflict` when the
 * code was changed since the given version.
 */
export function savePromoCode(id: string | undefined, change: PromoCodeChange, idempotencyKey: string): Promise<PromoCode> {
  if (id !== undefined) return api.post(buildUrl('/api/promo-code/update/id/:id', {}, { id }), change);
  const { version, ...input } = change;
  return api.post('/api/promo-code/', input, { idempotencyKey });
}

/** Deletes an unused code; ends a used one. */
export const removePromoCode = (id: string): Promise<unknown> => api.delete(buildUrl('/api/promo-code/:id', {}, { id }));

export interface CartLine {
  readonly id: string;
  readonly size: string;
  readonly quantity: number;
}

/** What the code would do for these goods. Nothing is reserved. */
export function checkPromoCode(code: string, currency: Currency, lines: readonly CartLine[]): Promise<PromoCodeCheck> {
  return api.post('/api/promo-code/validate', { code, currency, lines });
}

export const vocabularyQuery = apiQuery<Vocabulary>({ key: ['vocabulary'], url: '/api/vocabulary' });

/** Designers by a part of their name. */
export const designersQuery = (term: string) =>
  apiQuery<readonly ProfileCard[]>({
    key: ['profile', 'search', term],
    url: buildUrl('/api/profile/search/:term', { limit: 8 }, { term }),
  });
