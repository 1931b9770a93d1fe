import { buildUrl } from '@orime/contracts';
import type { Lookbook, LookbookInput } from '@orime/contracts/api/catalogue/lookbook';
import { api, apiQuery } from '@orime/platform';

/** Every change of a lookbook invalidates these. */
export const LOOKBOOKS_KEY = ['lookbooks'] as const;

/** One's own lookbooks, published or not, in their order. `profileId` is one's own. */
export const ownLookbooksQuery = (profileId: string) =>
  apiQuery<readonly Lookbook[]>({
    key: [...LOOKBOOKS_KEY, 'own', { profileId }],
    url: buildUrl('/api/lookbook/', { designer: profileId, limit: 100 }),
  });

/** Invalidates `LOOKBOOKS_KEY` and `['profile']`. */
export const createLookbook = (input: LookbookInput, idempotencyKey: string): Promise<Lookbook> =>
  api.post<Lookbook>('/api/lookbook', input, { idempotencyKey });

/** Invalidates `LOOKBOOKS_KEY` and `['profile']`. 409 `conflict` when it was changed since `version`. */
export const updateLookbook = (id: string, input: LookbookInput, version: number): Promise<Lookbook> =>
  api.post<Lookbook>('/api/lookbook/update', { id, version, ...input });

/** Invalidates `LOOKBOOKS_KEY` and `['profile']`. */
export const deleteLookbook = (id: string): Promise<unknown> => api.delete(buildUrl('/api/lookbook/delete/:id', {}, { id }));
