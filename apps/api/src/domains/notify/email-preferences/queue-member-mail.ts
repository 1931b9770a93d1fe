import type { Trx } from '../../../house/db/db.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import type { PageMailRequest } from '../../../house/mail/page-mail.ts';
import { hasBounced } from '../mail-webhook/index.ts';
import type { MemberMailTemplate } from './member-mail.ts';
import { findReceiver } from './preferences.queries.ts';

/**
 * Queues a mail that a member may do without, in the transaction of its cause, if they want it: the account is active, its
 * address is confirmed (nobody is written to at an address that somebody else typed) its kind is not switched off,
 * and mail to them does not come back.
 */
export async function queueMemberMail<Data extends PageMailRequest['data']>(
  trx: Trx,
  template: MemberMailTemplate<Data>,
  { userId, data }: { readonly userId: string; readonly data: NoInfer<Data> },
  dedupeKey: string,
): Promise<void> {
  const receiver = await findReceiver(trx, { userId });
  if (receiver === undefined || !receiver.emailVerified || !receiver[template.category]) return;
  if (await hasBounced(trx, receiver.email)) return;
  await enqueueMail(trx, template, { template: template.name, data, email: receiver.email, locale: receiver.language, userId }, dedupeKey);
}
