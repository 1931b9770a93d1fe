import type { SentEmail } from '@orime/contracts/api/office/admin-mail';
import { sql, type RawBuilder } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import { allOf, cappedCount } from '../../../../house/db/capped-count.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { escapeLike } from '../../../../house/db/escape-like.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';

export interface SentFilter {
  readonly q?: string | undefined;
  readonly status?: SentEmail['status'] | undefined;
  readonly template?: string | undefined;
  readonly mailing?: string | undefined;
  readonly related?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface SentRow extends Omit<SentEmail, '_id' | 'createdAt' | 'sentAt'> {
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

const fields = sql`
  m.id, m.template, m.locale AS language, m.recipient::text AS recipient, m.subject, m.status, m.attempts, m.last_error AS "lastError", m.resends, m.created_at AS "createdAt", m.sent_at AS "sentAt"`;
/** Pressed again sooner, it was pressed twice. */
const cooldownSeconds = 60;

export async function listSentMails(
  db: Db,
  filter: SentFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly items: SentEmail[]; readonly total: number }> {
  const source = sql`FROM sent_emails m WHERE ${conditionOf(filter)}`;
  const { rows } =
    await sql<SentRow>`SELECT ${fields} ${source} ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { items: rows.map(toSentEmail), total: await cappedCount(db, source) };
}

export async function readSentMail(db: Db, id: string): Promise<SentEmail & { readonly html: string; readonly text: string }> {
  const { rows } = await sql<
    SentRow & { html: string; text: string }
  >`SELECT ${fields}, m.html, m.text_body AS text FROM sent_emails m WHERE m.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new RequestError('not_found');
  return { ...toSentEmail(row), html: row.html, text: row.text };
}

/** Puts the facts of a mail into the outbox once more. Returns false when somebody has just done so. */
export async function resendMail(db: Db, admin: Caller, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('sent_emails')
      .select(['status', 'dedupe_key', 'resends', 'resent_at', 'template'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (mail === undefined) throw new RequestError('not_found');
    if (mail.status === 'queued' || (mail.resent_at !== null && Date.now() - mail.resent_at.getTime() < cooldownSeconds * 1000))
      return false;
    const outboxId = /^outbox:(\d+)$/.exec(mail.dedupe_key ?? '')?.[1];
    const isQueued =
      outboxId !== undefined &&
      (mail.status === 'failed' ? await revive(trx, outboxId) : await repeat(trx, outboxId, `resend:${id}:${mail.resends + 1}`));
    if (!isQueued) throw new RequestError('business_rule', { details: { reason: 'too_old' } });
    await trx
      .updateTable('sent_emails')
      .set({ resends: mail.resends + 1, resent_at: new Date(), ...(mail.status === 'failed' ? { status: 'queued' as const } : {}) })
      .where('id', '=', id)
      .execute();
    await audit(trx, {
      actor: admin,
      action: 'email.resend',
      entity: 'sent_email',
      entityId: id,
      diff: { template: mail.template },
      ip: admin.ip,
    });
    return true;
  });
}

/** A mail that was given up is tried again from the start. */
async function revive(trx: Trx, outboxId: string): Promise<boolean> {
  const { rows } =
    await sql`UPDATE outbox SET attempts = 0, available_at = now() WHERE id = ${outboxId}::bigint AND done_at IS NULL RETURNING 1`.execute(
      trx,
    );
  return rows.length > 0;
}

async function repeat(trx: Trx, outboxId: string, dedupeKey: string): Promise<boolean> {
  const { rows } =
    await sql`INSERT INTO outbox (kind, payload, dedupe_key) SELECT 'mail', payload, ${dedupeKey} FROM outbox WHERE id = ${outboxId}::bigint RETURNING 1`.execute(
      trx,
    );
  return rows.length > 0;
}

function toSentEmail({ createdAt, sentAt, ...row }: SentRow): SentEmail {
  return { ...row, _id: row.id, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}

function conditionOf({ q = '', status, template, mailing, related, from, to }: SentFilter): RawBuilder<unknown> {
  return allOf([
    q.trim() === '' ? undefined : sql`m.recipient::text ILIKE ${`%${escapeLike(q.trim())}%`}`,
    status === undefined ? undefined : sql`m.status = ${status}`,
    template === undefined ? undefined : sql`m.template = ${template}`,
    mailing === undefined ? undefined : sql`m.related = ${mailing}`,
    related === undefined ? undefined : sql`m.related = ${related}`,
    from === undefined ? undefined : sql`m.created_at >= (${from}::date)::timestamp AT TIME ZONE 'UTC'`,
    to === undefined ? undefined : sql`m.created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`,
  ]);
}
