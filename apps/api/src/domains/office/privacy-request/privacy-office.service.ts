import type { PrivacyRequest, settlePrivacyRequest as settleEndpoint } from '@orime/contracts/api/office/privacy-request';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../house/access/audit.ts';
import { requireFreshPassword } from '../../../house/access/authorize.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { eraseMember } from './erase-person.ts';
import { listPrivacyRequests } from './privacy-office.queries.ts';
import { privacyDecisionMail } from './privacy.mail.ts';

/** Ends a request that waits for staff; the person is told, as the last letter to an address that is then erased. */
export async function settlePrivacyRequest(
  db: Db,
  admin: Caller,
  id: string,
  { status, note = '' }: Body<typeof settleEndpoint>,
): Promise<PrivacyRequest> {
  requireFreshPassword(admin);
  return db.transaction().execute(async (trx) => {
    const request = await trx
      .selectFrom('privacy_requests')
      .select(['email', 'locale', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (request === undefined) throw new RequestError('not_found');
    if (request.status !== 'with_staff') throw new RequestError('invalid_transition', { details: { from: request.status, to: status } });
    await trx.updateTable('privacy_requests').set({ status }).where('id', '=', id).execute();
    if (status === 'done') await eraseMember(trx, request.email);
    await audit(trx, {
      actor: admin,
      action: 'privacy-request.status',
      entity: 'privacy_request',
      entityId: id,
      diff: { from: request.status, to: status },
      ip: admin.ip,
    });
    await enqueueMail(trx, privacyDecisionMail, {
      template: 'privacy-decided',
      email: request.email,
      locale: request.locale,
      data: { path: '/', status, note: note.trim() },
    });
    const [settled] = await listPrivacyRequests(trx, { id }, { limit: 1, offset: 0 });
    if (settled === undefined) throw new RequestError('not_found');
    return settled;
  });
}
