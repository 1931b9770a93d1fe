import { buildUrl } from '@orime/contracts';
import type { PrivacyRequest, settlePrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import type { Body } from '@orime/contracts/schemas';
import { api } from '@orime/platform';

export type Settlement = Body<typeof settlePrivacyRequest>;

/** Rejects with `reauth_required` without a password entered lately, and with `conflict` where the data may not go yet. */
export function settleRequest(id: string, settlement: Settlement): Promise<PrivacyRequest> {
  return api.post(buildUrl('/api/privacy-request/status/id/:id', {}, { id }), settlement);
}
