import type { CollectedEmail, MailContact } from '@orime/contracts/api/office/admin-mail';
import { sql, type RawBuilder } from 'kysely';
import { allOf, cappedCount } from '../../../../house/db/capped-count.ts';
import type { Db } from '../../../../house/db/db.ts';
import { escapeLike } from '../../../../house/db/escape-like.ts';
import { wantsNoLetters } from '../../../notify/email-preferences/index.ts';

interface Window {
  readonly limit: number;
  readonly offset: number;
}

export interface CollectedFilter {
  readonly q?: string | undefined;
  readonly source?: string | undefined;
  readonly subscribed?: boolean | undefined;
  readonly language?: 'en' | 'jp' | undefined;
}

type CollectedRow = Omit<CollectedEmail, 'consentAt' | 'unsubscribedAt'> & {
  readonly consentAt: Date;
  readonly unsubscribedAt: Date | null;
};

/** `OFFSET 0`: a look for each address that is shown, where the planner would read everybody's first. */
export async function listCollected(db: Db, filter: CollectedFilter, { limit, offset }: Window): Promise<CollectedEmail[]> {
  const { rows } = await sql<CollectedRow>`
    SELECT c.email::text AS email, c.source, c.locale AS language, c.consent_at AS "consentAt", c.unsubscribed_at AS "unsubscribedAt",
      (SELECT p.version FROM policies p WHERE p.slug = 'privacy' AND p.effective_at <= c.consent_at ORDER BY p.effective_at DESC, p.version DESC LIMIT 1) AS "consentVersion", EXISTS (SELECT FROM users u WHERE u.email = c.email OFFSET 0) AS "isMember"
    ${collectedSource(filter)} ORDER BY c.consent_at DESC, c.email LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map((row) => ({ ...row, consentAt: row.consentAt.toISOString(), unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null }));
}

export function countCollected(db: Db, filter: CollectedFilter): Promise<number> {
  return cappedCount(db, collectedSource(filter));
}

function collectedSource({ q = '', source, subscribed, language }: CollectedFilter): RawBuilder<unknown> {
  return sql`FROM collected_emails c WHERE ${allOf([
    q.trim() === '' ? undefined : sql`c.email::text ILIKE ${likeOf(q)}`,
    source === undefined ? undefined : sql`c.source = ${source}`,
    language === undefined ? undefined : sql`c.locale = ${language}`,
    subscribed === undefined ? undefined : subscribed ? sql`c.unsubscribed_at IS NULL` : sql`c.unsubscribed_at IS NOT NULL`,
  ])}`;
}

export interface ContactFilter {
  readonly q?: string | undefined;
  readonly country?: string | undefined;
  readonly language?: 'en' | 'jp' | undefined;
  readonly status?: MailContact['status'] | undefined;
}

/** Designers or producers with the address of their account, by name. */
export async function listContacts(
  db: Db,
  table: 'profiles' | 'producers',
  filter: ContactFilter,
  { limit, offset }: Window,
): Promise<{ readonly items: MailContact[]; readonly total: number }> {
  // An outer join is left out where only counted: everybody's account is not read to tell how many there are.
  const source = sql`FROM ${sql.table(table)} p LEFT JOIN users u ON u.id = p.user_id WHERE ${contactCondition(filter)}`;
  const { rows } = await sql<MailContact>`
    SELECT u.id AS "userId", p.id, p.handle::text AS handle, p.name, p.name_jp AS "nameJp", u.email::text AS email, u.locale AS language, p.country, p.status,
      u.email_verified_at IS NOT NULL AND NOT ${wantsNoLetters(sql`u.email`)} AS mailable
    ${source} ORDER BY p.name, p.id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return { items: rows, total: await cappedCount(db, source) };
}

function contactCondition({ q = '', country, language, status }: ContactFilter): RawBuilder<unknown> {
  return allOf([
    sql`p.deleted_at IS NULL AND p.user_id IS NOT NULL AND NOT EXISTS (SELECT FROM users o WHERE o.id = p.user_id AND o.status <> 'active')`,
    q.trim() === '' ? undefined : sql`(p.name || ' ' || p.name_jp || ' ' || p.handle::text || ' ' || u.email::text) ILIKE ${likeOf(q)}`,
    country === undefined ? undefined : sql`p.country = ${country}`,
    language === undefined ? undefined : sql`u.locale = ${language}`,
    status === undefined ? undefined : sql`p.status = ${status}`,
  ]);
}

function likeOf(q: string): string {
  return `%${escapeLike(q.trim())}%`;
}
