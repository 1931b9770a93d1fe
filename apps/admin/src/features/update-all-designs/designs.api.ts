import { buildUrl } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignChange, OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import type { BulkAnswer } from '@orime/contracts/api/office/admin-bulk';
import { api, apiQuery } from '@orime/platform';

/** As many as the API gives at once; the rest moves up as these are decided. */
export const QUEUE_LIMIT = 100;

/** What waits for a decision, the longest waiting first. */
export const queueQuery = apiQuery<readonly OwnerDesign[]>({
  key: ['design', 'queue'],
  url: `/api/design/confirmation/unconfirmed?limit=${QUEUE_LIMIT}`,
});

/** Decisions under way: the queue is read again after the last of them. */
export const decisionKey = ['design', 'decide'];

export interface Decision {
  readonly design: OwnerDesign;
  readonly confirmed: boolean;
  readonly reason?: string;
}

export function decideDesign({ design, confirmed, reason }: Decision): Promise<OwnerDesign> {
  return api.post(`/api/design/confirm/id/${encodeURIComponent(design.id)}`, { confirmed, ...(reason !== undefined && { reason }) });
}

/** What confirming these would do, with the token that does exactly that. Changes nothing. */
export function previewConfirmation(ids: readonly string[]): Promise<BulkAnswer> {
  return api.post('/api/admin/designs/bulk?dryRun=1', { edits: ids.map((id) => ({ id, changes: { confirmed: true } })) });
}

/** Does what was shown under the token, once. Rejects with `reauth_required` when the password was not entered lately. */
export function applyConfirmation(token: string): Promise<BulkAnswer> {
  return api.post('/api/admin/designs/bulk', { token });
}

/** A design in any state, with the change that waits for it. */
export const designQuery = (id: string) =>
  apiQuery<OwnDesign>({ key: ['design', 'record', id], url: buildUrl('/api/design/mine/:id', {}, { id }) });

/** What a waiting change would make different. Rejects with 404 when none waits. */
export const changeQuery = (id: string) =>
  apiQuery<DesignChange>({ key: ['design', 'change', id], url: buildUrl('/api/design/change/id/:id', {}, { id }) });

export function hideDesign(id: string, hidden: boolean): Promise<OwnerDesign> {
  return api.post(buildUrl('/api/design/hide/id/:id', {}, { id }), { hidden });
}
