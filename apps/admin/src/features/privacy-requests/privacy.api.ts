import { buildUrl } from '@orime/contracts';
import type { filePrivacyRequest, PrivacyRequest, settlePrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import type { Body } from '@orime/contracts/schemas';
import { api } from '@orime/platform';

export type Settlement = Body<typeof settlePrivacyRequest>;

export type FiledRequest = Body<typeof filePrivacyRequest>;

/** Mails the person the link that confirms the request; once under the same key. */
export function fileRequest(request: FiledRequest, idempotencyKey: string): Promise<PrivacyRequest> {
  return api.post('/api/privacy-request/office', request, { idempotencyKey });
}

/** Rejects with `reauth_required` without a password entered lately, and with `conflict` where the data may not go yet. */
export function settleRequest(id: string, settlement: Settlement): Promise<PrivacyRequest> {
  return api.post(buildUrl('/api/privacy-request/status/id/:id', {}, { id }), settlement);
}
