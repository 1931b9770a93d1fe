import { canTransition, contactMachine } from '@orime/commerce';
import type { answerContactMessage } from '@orime/contracts/api/office/admin-mail';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { enqueueMail } from '../../../../house/mail/outbox.ts';
import { contactAnswerMail } from './contact-answer.mail.ts';

/** Mails an answer to who wrote, in the language they wrote in. Whoever answers a message that nobody has, has it from then on. */
export async function answerMessage(
  db: Db,
  admin: Caller,
  id: string,
  { subject, text, version }: Body<typeof answerContactMessage>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const message = await trx
      .selectFrom('contact_messages')
      .select(['name', 'email', 'message', 'locale', 'status', 'assignee_id', 'version', 'handled_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (message === undefined) throw new RequestError('not_found');
    if (version !== undefined && version !== message.version) throw new RequestError('conflict', { details: { version: message.version } });
    if (message.status !== 'answered' && !canTransition(contactMachine, message.status, 'answered'))
      throw new RequestError('invalid_transition', { details: { from: message.status, to: 'answered' } });
    await trx
      .updateTable('contact_messages')
      .set({
        status: 'answered',
        assignee_id: message.assignee_id ?? admin.userId,
        handled_at: message.handled_at ?? new Date(),
        version: message.version + 1,
      })
      .where('id', '=', id)
      .execute();
    await enqueueMail(trx, contactAnswerMail, {
      template: 'contact-answer',
      email: message.email,
      locale: message.locale,
      data: { messageId: id, name: message.name, subject: subject.trim(), text, message: message.message },
    });
    await audit(trx, {
      actor: admin,
      action: 'contact.answer',
      entity: 'contact_message',
      entityId: id,
      diff: { from: message.status, to: 'answered', subject: subject.trim() },
      ip: admin.ip,
    });
  });
}
