import { isEmpty } from '@orime/contracts';
import type { ReportInput, ReportReceipt } from '@orime/contracts/api/office/report';
import { sql } from 'kysely';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId, newReference } from '../../../house/ids.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { claimFiles } from '../../media/upload/index.ts';
import { reportMail } from './report.mail.ts';

/** Stores a report with its evidence and confirms it by mail. A machine gets a reference and nothing happens. */
export async function createReport(app: ApiApp, input: ReportInput, userId: string | null): Promise<ReportReceipt> {
  const reference = newReference('RP');
  if (!isEmpty(input.subjectLine)) return { reference };
  const email = normaliseEmail(input.email);
  const target = input.target.trim();
  const locale = input.locale ?? 'en';
  await app.db.transaction().execute(async (trx) => {
    // Two that arrive at once are told apart: the second one waits here and then finds the first.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`report\n${email}\n${target}`}, 0))`.execute(trx);
    const earlier = await trx
      .selectFrom('content_reports')
      .select('reference')
      .where('email', '=', email)
      .where('subject_url', '=', target)
      .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    if (earlier !== undefined) throw new RequestError('report_repeated', { details: { reference: earlier.reference } });
    const id = newId('rep');
    await trx
      .insertInto('content_reports')
      .values({ id, reference, kind: input.reason, subject_url: target, message: input.details.trim(), email, locale, user_id: userId })
      .execute();
    await claimFiles(trx, app.config.jwtSecret, 'report', input.files);
    if (input.files.length > 0)
      await trx
        .insertInto('report_files')
        .values(input.files.map((file) => ({ report_id: id, file_id: file.id })))
        .execute();
    await enqueueMail(trx, reportMail, { template: 'report-received', email, locale, data: { path: '/', reference, target } });
  });
  await app.jobs.wake('mail');
  return { reference };
}
