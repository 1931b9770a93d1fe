import { buildUrl } from '@orime/contracts';
import type { AdminUser } from '@orime/contracts/api/office/admin';
import type { answerContactMessage, ContactMessage, SentEmail, updateContactMessage } from '@orime/contracts/api/office/admin-mail';
import type { Body } from '@orime/contracts/schemas';
import { api, apiQuery, queryOptions } from '@orime/platform';

export type ContactChange = Body<typeof updateContactMessage>;
export type ContactAnswer = Body<typeof answerContactMessage>;

/** Everybody who can be given a message: admins and account managers. */
export const staffQuery = queryOptions({
  queryKey: ['user', 'staff'],
  queryFn: async ({ signal }): Promise<readonly AdminUser[]> => {
    const lists = await Promise.all(
      (['admin', 'account_manager'] as const).map((staffRole) =>
        api.get<{ readonly items: readonly AdminUser[] }>(buildUrl('/api/admin/users', { staffRole, status: 'active', limit: 100 }), {
          signal,
        }),
      ),
    );
    return lists.flatMap(({ items }) => items);
  },
});

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
