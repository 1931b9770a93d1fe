import type { DesignPage, OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { BulkAnswer } from '@orime/contracts/api/office/admin-bulk';
import { api, apiQuery } from '@orime/platform';

/** As many as the API gives at once; the rest moves up as these are decided. */
const QUEUE_LIMIT = 100;
export const PAGE_SIZE = 24;

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

export interface DesignsFilter {
  readonly q: string;
  readonly page: number;
}

/** What everybody can see in the shop. */
export function publicDesignsQuery({ q, page }: DesignsFilter) {
  const search = new URLSearchParams({ facets: '1', sort: 'new', limit: String(PAGE_SIZE), page: String(page), ...(q !== '' && { q }) });
  return apiQuery<DesignPage>({ key: ['design', 'public', { q, page }], url: `/api/design/?${search.toString()}` });
}

export function hideDesign(id: string, hidden: boolean): Promise<OwnerDesign> {
  return api.post(`/api/design/hide/id/${encodeURIComponent(id)}`, { hidden });
}
