import { buildUrl } from '@orime/contracts';
import type { Releases, ReleaseVersion, Revision, SupportBundle } from '@orime/contracts/api/office/releases';
import { api, apiQuery } from '@orime/platform';

/** Key of everything known about releases: read again after each change. */
export const RELEASES_KEY = ['releases'] as const;

/** What is live. */
export const releasesQuery = apiQuery<Releases>({ key: [...RELEASES_KEY, 'live'], url: '/api/releases' });

/** The contract of a published version. What is published never changes; how it does with visitors is read again. */
export const versionQuery = (name: string, version: string) =>
  apiQuery<ReleaseVersion>({
    key: [...RELEASES_KEY, 'version', name, version],
    url: buildUrl('/api/releases/version/:name/:version', {}, { name, version }),
  });

export interface ReleaseChange {
  /** What the decision was based on: rejects with `conflict` when a newer one exists. */
  readonly onRevision: number;
  readonly note: string;
  /** Also what was rolled back. */
  readonly again?: boolean;
}

/**
 * Makes a published version live for everybody, or puts it on trial for a share of the visitors, in per cent. Rejects with
 * `reauth_required` when the password was not entered lately. Rejects with `business_rule` and `details.reason` when it does not fit the others.
 */
export function promoteVersion(name: string, version: string, change: ReleaseChange, share?: number): Promise<Revision> {
  return api.post('/api/releases/promote', { versions: { [name]: version }, ...(share !== undefined && { share }), ...change });
}

/** Ends the trial of an app; else goes back to the version that was live before, of one app, or of all that the newest revision changed. */
export function rollBack(name: string | undefined, change: ReleaseChange): Promise<Revision> {
  return api.post('/api/releases/rollback', { ...(name !== undefined && { name }), ...change });
}

export const readSupportBundle = (): Promise<SupportBundle> => api.get('/api/releases/support-bundle');
