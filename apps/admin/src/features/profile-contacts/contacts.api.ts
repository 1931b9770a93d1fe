import { buildUrl } from '@orime/contracts';
import type { answerContactMessage, ContactMessage, SentEmail, updateContactMessage } from '@orime/contracts/api/office/admin-mail';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export type ContactChange = Body<typeof updateContactMessage>;
export type ContactAnswer = Body<typeof answerContactMessage>;

/** What was answered to a message so far, newest first. */
export const answersQuery = (id: string) =>
  apiQuery<{ readonly items: readonly SentEmail[] }>({
    key: ['sent-email', 'about', id],
    url: buildUrl('/api/admin/emails', { related: id, limit: 20 }),
  });

/** On the version that was looked at: 409 `conflict` when somebody changed it since. */
export function changeContact(id: string, change: ContactChange): Promise<ContactMessage> {
  return api.post(buildUrl('/api/admin/profile-contacts/update/id/:id', {}, { id }), change);
}

/** Mails the answer once under the same key. */
export function answerContact(id: string, answer: ContactAnswer, idempotencyKey: string): Promise<ContactMessage> {
  return api.post(buildUrl('/api/admin/profile-contacts/answer/id/:id', {}, { id }), answer, { idempotencyKey });
}
