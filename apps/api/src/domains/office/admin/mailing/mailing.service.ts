import { canTransition, mailingMachine } from '@orime/commerce';
import type { Mailing, MailingInput } from '@orime/contracts/api/office/mailing';
import { sql } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import { requireFreshPassword } from '../../../../house/access/authorize.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newId } from '../../../../house/ids.ts';
import { receiversOf } from './audience.queries.ts';
import { hasLanguage, type Letter } from './campaign.mail.ts';
import { listMailingRows } from './mailing.queries.ts';

const longestDelayMs = 366 * 86_400_000;

/** Settles who gets a letter and when. It leaves in parts, by the `mailings` job. */
export async function createMailing(
  db: Db,
  admin: Caller,
  { subject, body, audience, confirmCount, scheduleAt }: MailingInput,
  via: Mailing['via'],
): Promise<Mailing> {
  requireFreshPassword(admin);
  checkLetter({ subject, body });
  if (scheduleAt !== undefined && Date.parse(scheduleAt) > Date.now() + longestDelayMs)
    throw new RequestError('validation', { fields: { scheduleAt: 'is more than a year away' } });
  return db.transaction().execute(async (trx) => {
    const id = newId('mlg');
    await trx
      .insertInto('mailings')
      .values({
        id,
        created_by: admin.userId,
        via,
        audience: JSON.stringify(audience),
        subject: JSON.stringify(subject),
        body: JSON.stringify(body),
        recipients: confirmCount,
        ...(scheduleAt === undefined ? {} : { scheduled_at: scheduleAt }),
      })
      .execute();
    const { rows } = await sql<{ count: number }>`
      WITH added AS (
        INSERT INTO mailing_recipients (mailing_id, email, user_id, name, locale) SELECT ${id}, r.email, r.user_id, r.name, r.locale FROM (${receiversOf(audience)}) r
        ON CONFLICT (mailing_id, email) DO NOTHING RETURNING 1
      ) SELECT count(*)::int AS count FROM added`.execute(trx);
    const count = rows[0]?.count ?? 0;
    // The sender typed how many they think it is: a list that has grown since, or is another one, is not written to.
    if (count !== confirmCount) throw new RequestError('conflict', { details: { count } });
    await audit(trx, {
      actor: admin,
      action: 'mailing.create',
      entity: 'mailing',
      entityId: id,
      diff: { audience, subject, count, via, ...(scheduleAt === undefined ? {} : { scheduleAt }) },
      ip: admin.ip,
    });
    return readMailing(trx, id);
  });
}

/** Stops what has not left yet; what waits in the outbox is not written any more either. */
export async function stopMailing(db: Db, admin: Caller, id: string): Promise<Mailing> {
  return db.transaction().execute(async (trx) => {
    const mailing = await trx.selectFrom('mailings').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
    if (mailing === undefined) throw new RequestError('not_found');
    if (!canTransition(mailingMachine, mailing.status, 'cancelled'))
      throw new RequestError('invalid_transition', { details: { from: mailing.status, to: 'cancelled' } });
    await trx.updateTable('mailings').set({ status: 'cancelled', finished_at: new Date() }).where('id', '=', id).execute();
    await audit(trx, {
      actor: admin,
      action: 'mailing.cancel',
      entity: 'mailing',
      entityId: id,
      diff: { from: mailing.status },
      ip: admin.ip,
    });
    return readMailing(trx, id);
  });
}

async function readMailing(db: Db, id: string): Promise<Mailing> {
  const [mailing] = await listMailingRows(db, { id, limit: 1, offset: 0 });
  if (mailing === undefined) throw new RequestError('not_found');
  return mailing;
}

/** Refuses a letter without words, half a language, or a gap that nobody fills. */
export function checkLetter(letter: Letter): void {
  const fields: Record<string, string> = {};
  for (const language of ['en', 'jp'] as const) {
    const [subject, body] = [letter.subject[language].trim(), letter.body[language].trim()];
    if ((subject === '') !== (body === ''))
      fields[subject === '' ? `subject.${language}` : `body.${language}`] = 'is missing for this language';
    if (/[\r\n]/.test(letter.subject[language])) fields[`subject.${language}`] = 'must be one line';
    const unknown = [...`${subject} ${body}`.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)].map(([, name]) => name).filter((name) => name !== 'name');
    if (unknown.length > 0) fields[`body.${language}`] = `has unknown variables: ${unknown.join(', ').slice(0, 100)}`;
  }
  if (!hasLanguage(letter, 'en') && !hasLanguage(letter, 'jp')) fields['subject'] = 'is required, with a text, in one language at least';
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}
