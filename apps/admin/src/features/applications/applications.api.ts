import { buildUrl } from '@orime/contracts';
import type { Application, ApplicationSummary, LetterPreview, setApplicationStatus } from '@orime/contracts/api/people/application';
import type { ModelIntake, setModelIntakeStatus } from '@orime/contracts/api/people/model-intake';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type ApplicationStep = Body<typeof setApplicationStatus>;
export type CastingStep = Body<typeof setModelIntakeStatus>;

/** A casting in the list. */
export type CastingSummary = Pick<ModelIntake, 'id' | 'reference' | 'name' | 'stageName' | 'city' | 'email' | 'status' | 'createdAt'>;

export const applicationQuery = (id: string) =>
  apiQuery<Application>({ key: ['application', 'record', id], url: buildUrl('/api/application/id/:id', {}, { id }) });

/** Other applications from the same address. */
export const sameAddressQuery = (email: string) =>
  apiQuery<{ readonly items: readonly ApplicationSummary[] }>({
    key: ['application', 'of-address', email],
    url: buildUrl('/api/application/', { q: email, limit: 20 }),
  });

export const castingQuery = (id: string) =>
  apiQuery<ModelIntake>({ key: ['casting', 'record', id], url: buildUrl('/api/model-intake/id/:id', {}, { id }) });

export function decideApplication(id: string, step: ApplicationStep): Promise<Application> {
  return api.post(buildUrl('/api/application/status/id/:id', {}, { id }), step);
}

export function decideCasting(id: string, step: CastingStep): Promise<ModelIntake> {
  return api.post(buildUrl('/api/model-intake/status/id/:id', {}, { id }), step);
}

/** The letter that a decision would send; null when none would be. */
export function draftApplicationLetter(id: string, step: ApplicationStep): Promise<LetterPreview | null> {
  return api.post(buildUrl('/api/application/letter/id/:id', {}, { id }), step);
}

export function draftCastingLetter(id: string, step: CastingStep): Promise<LetterPreview | null> {
  return api.post(buildUrl('/api/model-intake/letter/id/:id', {}, { id }), step);
}
