import type { Mailing } from '@orime/contracts/api/office/mailing';
import { sql, type RawBuilder } from 'kysely';
import { allOf } from '../../../../house/db/capped-count.ts';
import type { Db } from '../../../../house/db/db.ts';

interface MailingRow extends Omit<Mailing, '_id' | 'scheduledAt' | 'createdAt'> {
  readonly scheduledAt: Date;
  readonly createdAt: Date;
}

export interface SoughtMailings {
  readonly id?: string | undefined;
  readonly via?: Mailing['via'] | undefined;
  readonly status?: Mailing['status'] | undefined;
}

/** Newest first. */
export async function listMailingRows(
  db: Db,
  { limit, offset, ...sought }: SoughtMailings & { readonly limit: number; readonly offset: number },
): Promise<Mailing[]> {
  const { rows } = await sql<MailingRow>`
    SELECT m.id, m.via, m.audience, m.subject, m.status, m.recipients, m.scheduled_at AS "scheduledAt", m.created_at AS "createdAt", json_build_object('id', u.id, 'name', u.name) AS "createdBy",
      (SELECT count(*)::int FROM mailing_recipients r WHERE r.mailing_id = m.id AND r.queued_at IS NOT NULL) AS "handedOver"
    FROM mailings m JOIN users u ON u.id = m.created_by WHERE ${mailingsOf(sought)}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map((row) => ({ ...row, _id: row.id, scheduledAt: row.scheduledAt.toISOString(), createdAt: row.createdAt.toISOString() }));
}

/** Which mailings are meant; all without anything. */
export function mailingsOf({ id, via, status }: SoughtMailings): RawBuilder<unknown> {
  return allOf([
    id === undefined ? undefined : sql`m.id = ${id}`,
    via === undefined ? undefined : sql`m.via = ${via}`,
    status === undefined ? undefined : sql`m.status = ${status}`,
  ]);
}

/** How many receivers of a mailing are handed over a minute: a provider that is flooded refuses everybody's mail. */
const perMinute = { site: 200, gmail: 20 } as const;

/** Hands the next part of one mailing that is due to the outbox; false when none is. Several processes may do so at once. */
export async function handOverPart(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; via: Mailing['via']; created_by: string }>`
      SELECT id, via, created_by FROM mailings
      WHERE status IN ('scheduled', 'sending') AND scheduled_at <= now() AND (last_batch_at IS NULL OR last_batch_at <= now() - interval '50 seconds')
      ORDER BY scheduled_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx);
    const [mailing] = rows;
    if (mailing === undefined) return false;
    const sender = mailing.via === 'gmail' ? sql`jsonb_build_object('gmailOf', ${mailing.created_by}::text)` : sql`'{}'::jsonb`;
    // The key of the outbox holds even if this part is taken twice: nobody gets a mailing twice.
    await sql`
      WITH part AS (
        UPDATE mailing_recipients SET queued_at = now() WHERE mailing_id = ${mailing.id} AND email IN (
          SELECT email FROM mailing_recipients WHERE mailing_id = ${mailing.id} AND queued_at IS NULL ORDER BY email LIMIT ${perMinute[mailing.via]})
        RETURNING email, user_id, name, locale
      )
      INSERT INTO outbox (kind, payload, dedupe_key)
      SELECT 'mail', jsonb_build_object('template', 'campaign', 'email', email::text, 'locale', locale,
        'data', jsonb_build_object('name', name, 'memberId', user_id, 'letter', jsonb_build_object('mailingId', ${mailing.id}::text)) || ${sender}),
        ${`mailing:${mailing.id}:`} || lower(email::text)
      FROM part ON CONFLICT (dedupe_key) DO NOTHING`.execute(trx);
    await sql`
      UPDATE mailings SET last_batch_at = now(), status = CASE WHEN waits THEN 'sending' ELSE 'sent' END, finished_at = CASE WHEN waits THEN NULL ELSE now() END
      FROM (SELECT EXISTS (SELECT FROM mailing_recipients WHERE mailing_id = ${mailing.id} AND queued_at IS NULL) AS waits) rest
      WHERE id = ${mailing.id}`.execute(trx);
    return true;
  });
}
