import { canTransition, reportMachine } from '@orime/commerce';
import type { setReportStatus } from '@orime/contracts/api/office/report';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { reportDecisionMail } from './report.mail.ts';

/** Takes a report a step further. Who sent it is told once it is closed. */
export async function decideReport(
  db: Db,
  admin: Caller,
  id: string,
  { status, outcome, note, version }: Body<typeof setReportStatus>,
): Promise<void> {
  if (status === 'closed' && outcome === undefined)
    throw new RequestError('validation', { fields: { outcome: 'is needed to close a report' } });
  await db.transaction().execute(async (trx) => {
    const report = await trx
      .selectFrom('content_reports')
      .select(['status', 'note', 'email', 'locale', 'reference', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (report === undefined) throw new RequestError('not_found');
    if (version !== undefined && version !== report.version) throw new RequestError('conflict', { details: { version: report.version } });
    if (status !== report.status && !canTransition(reportMachine, report.status, status))
      throw new RequestError('invalid_transition', { details: { from: report.status, to: status } });
    if (status === report.status && status === 'closed')
      throw new RequestError('invalid_transition', { details: { from: status, to: status } });
    const next = { status, note: note?.trim() ?? report.note, outcome: status === 'closed' ? (outcome ?? null) : null };
    await trx
      .updateTable('content_reports')
      .set({ ...next, version: report.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      actor: admin,
      action: 'report.status',
      entity: 'content_report',
      entityId: id,
      diff: { from: report.status, to: status, outcome: next.outcome },
      ip: admin.ip,
    });
    if (next.outcome === null || report.email === null || report.reference === null) return;
    await enqueueMail(trx, reportDecisionMail, {
      template: 'report-decided',
      email: report.email,
      locale: report.locale,
      data: { path: '/', reference: report.reference, outcome: next.outcome, note: next.note },
    });
  });
}
