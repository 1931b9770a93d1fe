import { buildUrl } from '@orime/contracts';
import type { Bug } from '@orime/contracts/api/office/bug';
import { api, apiQuery } from '@orime/platform';

export const PAGE_SIZE = 20;

export type BugPage = { readonly items: readonly Bug[]; readonly total: number; readonly page: number };

/** A member's own reports, everybody's for staff; the newest first. */
export const bugsQuery = (page: number) =>
  apiQuery<BugPage>({ key: ['bugs', { page }], url: buildUrl('/api/bugs', { page, limit: PAGE_SIZE }) });

export interface BugInput {
  readonly title: string;
  readonly body: string;
  readonly route: string;
}

export function fileBug(input: BugInput, idempotencyKey: string): Promise<Bug> {
  return api.post('/api/bugs', input, { idempotencyKey });
}
