import type { Trx } from '../../../house/db/db.ts';
import { MEMBER_MAIL_CATEGORIES, type MemberMailContent } from '../../../house/mail/mail-request.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { hasBounced } from '../mail-webhook/index.ts';
import { findReceiver } from './preferences.queries.ts';

/**
 * Queues a mail that a member may do without, in the transaction of its cause, if they want it: the account is active, its
 * address is confirmed (nobody is written to at an address that somebody else typed) its kind is not switched off,
 * and mail to them does not come back.
 */
export async function queueMemberMail(trx: Trx, userId: string, content: MemberMailContent, dedupeKey: string): Promise<void> {
  const receiver = await findReceiver(trx, { userId });
  if (receiver === undefined || !receiver.emailVerified || !receiver[MEMBER_MAIL_CATEGORIES[content.template]]) return;
  if (await hasBounced(trx, receiver.email)) return;
  await enqueueMail(trx, { ...content, email: receiver.email, locale: receiver.language, userId }, dedupeKey);
}
