import { buildUrl } from '@orime/contracts';
import type { Bug, createBug } from '@orime/contracts/api/office/bug';
import type { ErrorRelease, FrontEndError } from '@orime/contracts/api/office/errors';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type ErrorStatus = FrontEndError['status'];

type ErrorPage = { readonly items: readonly FrontEndError[]; readonly total: number; readonly releases: readonly ErrorRelease[] };

/** Builds that have errors of a status. */
export const releasesQuery = (status: ErrorStatus | undefined) =>
  apiQuery<ErrorPage>({ key: ['errors', 'releases', status ?? 'all'], url: buildUrl('/api/errors/front-end', { status, limit: 1 }) });

/** One group of errors; no items when there is none. */
export const errorQuery = (id: string) =>
  apiQuery<ErrorPage>({ key: ['errors', 'record', id], url: buildUrl('/api/errors/front-end', { id, limit: 1 }) });

/** Rejects with `conflict` when somebody has decided since `from` was shown. */
export function decideError(id: string, status: ErrorStatus, from: ErrorStatus): Promise<FrontEndError> {
  return api.post(buildUrl('/api/errors/status/id/:id', {}, { id }), { status, from });
}

/** Takes an error up as a bug. Rejects with `conflict` while it has an open one. */
export function fileErrorBug(input: Body<typeof createBug>, idempotencyKey: string): Promise<Bug> {
  return api.post('/api/bugs', input, { idempotencyKey });
}
