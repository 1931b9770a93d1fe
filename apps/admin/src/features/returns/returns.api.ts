import { buildUrl } from '@orime/contracts';
import type { moveReturn, Return } from '@orime/contracts/api/selling/return';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type ReturnStep = Body<typeof moveReturn>;

export const returnQuery = (id: string) =>
  apiQuery<Return>({ key: ['return', 'one', id], url: buildUrl('/api/return/id/:id', {}, { id }) });

/** `refunded` pays the money back: it rejects with `reauth_required` for large amounts. */
export function takeStep(id: string, step: ReturnStep): Promise<Return> {
  return api.post(buildUrl('/api/return/status/id/:id', {}, { id }), step);
}
