import { buildUrl } from '@orime/contracts';
import type { Bug, updateBug } from '@orime/contracts/api/office/bug';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export const PAGE_SIZE = 20;
/** As many as one column of the board has. */
export const COLUMN_SIZE = 100;

export type BugPage = { readonly items: readonly Bug[]; readonly total: number; readonly page: number };
export type BugChange = Body<typeof updateBug>;

/** A member's own reports, everybody's for staff; the newest first. */
export const bugsQuery = (page: number) =>
  apiQuery<BugPage>({ key: ['bugs', { page }], url: buildUrl('/api/bugs', { page, limit: PAGE_SIZE }) });

export interface BoardFilter {
  readonly severity: Bug['severity'] | undefined;
  readonly assignee: string | undefined;
}

/** One column of the board; the newest first. */
export const columnQuery = (status: Bug['status'], { severity, assignee }: BoardFilter) =>
  apiQuery<BugPage>({
    key: ['bugs', 'column', { status, severity, assignee }],
    url: buildUrl('/api/bugs', { status, severity, assignee, limit: COLUMN_SIZE }),
  });

export interface BugInput {
  readonly title: string;
  readonly body: string;
  readonly route: string;
}

export function fileBug(input: BugInput, idempotencyKey: string): Promise<Bug> {
  return api.post('/api/bugs', input, { idempotencyKey });
}

/** Rejects with `conflict` when the bug has changed since, with `invalid_transition` for a step that is not allowed. */
export function changeBug(id: string, change: BugChange): Promise<Bug> {
  return api.post(buildUrl('/api/bugs/update/id/:id', {}, { id }), change);
}
