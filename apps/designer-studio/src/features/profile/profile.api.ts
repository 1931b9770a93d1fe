import type { OwnProfile, ProfileInput } from '@orime/contracts/api/people/profile';
import { api, apiQuery } from '@orime/platform';

/** One's own profile in any state; `not_found` before there is one. */
export const ownProfileQuery = () => apiQuery<OwnProfile | null>({ key: ['profile', 'own'], url: '/api/profile' });

/** Creates or changes it. Invalidates `['profile']`. */
export const saveProfile = (input: ProfileInput): Promise<OwnProfile> => api.post<OwnProfile>('/api/profile', input);
