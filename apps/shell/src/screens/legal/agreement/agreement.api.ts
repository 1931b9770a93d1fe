import type { Agreement } from '@orime/contracts/api/people/profile';
import { api, apiQuery } from '@orime/platform';

export const agreementQuery = (userId: string) =>
  apiQuery<Agreement>({ key: ['profile', 'agreement', userId], url: '/api/profile/agreement' });

/** Invalidates nothing: the answer takes the place of the query's. */
export const acceptAgreement = (version: string): Promise<Agreement> => api.post<Agreement>('/api/profile/accept-agreement', { version });
