import { buildUrl } from '@orime/contracts';
import type { Agreement, OwnProfile, ProfileCard, ProfileInput } from '@orime/contracts/api/people/profile';
import { api, apiQuery } from '@orime/platform';

/** One's own profile in any state; `not_found` before there is one. */
export const ownProfileQuery = () => apiQuery<OwnProfile | null>({ key: ['profile', 'own'], url: '/api/profile' });

/** Creates it, or changes the version that was seen: 409 `conflict` for another. Invalidates `['profile']`. */
export const saveProfile = (input: ProfileInput, version?: number): Promise<OwnProfile> =>
  api.post<OwnProfile>('/api/profile', input, version === undefined ? {} : { ifMatch: version });

/** Takes it away for good; `handle` is what was typed to confirm it. 409 `conflict` while orders are open or money is owed. */
export const deleteProfile = (handle: string): Promise<unknown> => api.delete('/api/profile', { confirm: handle });

/** The vendor agreement and when it was accepted. */
export const agreementQuery = () => apiQuery<Agreement>({ key: ['profile', 'agreement'], url: '/api/profile/agreement' });

/** Public profiles whose names have the words. */
export const profileSearchQuery = (term: string) =>
  apiQuery<readonly ProfileCard[]>({
    key: ['profiles', 'search', { term }],
    url: buildUrl('/api/profile/search/:term', { limit: 20 }, { term }),
  });

export type Promotion = { readonly designer: string; readonly code?: string; readonly sharePercent: number };

/** Lets another profile promote one's own work through a code. Invalidates `['profile']`. 409 `conflict` when it does already. */
export const assignPromoter = (promoterId: string, promotion: Promotion): Promise<OwnProfile['promoters'][number]> =>
  api.post(buildUrl('/api/profile/assignpromoter/id/:id', {}, { id: promoterId }), promotion);

/** Ends a promoter and the code. Invalidates `['profile']`. */
export const endPromoter = (promoCode: string): Promise<unknown> =>
  api.post(buildUrl('/api/profile/deletepromoter/id/:promoCode', {}, { promoCode }), { promoCode });
