import { buildUrl } from '@orime/contracts';
import type { SentEmail } from '@orime/contracts/api/office/admin-mail';
import { api, apiQuery } from '@orime/platform';

export interface MailWithBody extends SentEmail {
  readonly html: string;
  readonly text: string;
}

export const mailQuery = (id: string) =>
  apiQuery<MailWithBody>({ key: ['sent-email', 'one', id], url: buildUrl('/api/admin/emails/id/:id', {}, { id }) });

/** Sends a mail again, with new links. `queued` is false when somebody has just done so. */
export function resendMail(id: string): Promise<{ readonly queued: boolean }> {
  return api.post(buildUrl('/api/admin/emails/resend/id/:id', {}, { id }));
}

/** Lets an address have mail again. */
export function liftBounce(email: string): Promise<unknown> {
  return api.post('/api/admin/mail-bounces/lift', { email });
}
