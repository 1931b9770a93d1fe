import type { Audience } from '@orime/contracts/api/office/mailing';
import { sql, type RawBuilder } from 'kysely';
import { allOf } from '../../../../house/db/capped-count.ts';
import type { Db } from '../../../../house/db/db.ts';
import { wantsNoLetters } from '../../../notify/email-preferences/index.ts';

/** Who gets a letter now: `email`, `user_id`, `name`, `locale`, each address once. */
export function receiversOf(audience: Audience): RawBuilder<unknown> {
  const condition = allOf([
    sql`NOT ${wantsNoLetters(sql`r.email`)}`,
    audience.language === undefined ? undefined : sql`r.locale = ${audience.language}`,
    audience.country === undefined ? undefined : sql`r.country = ${audience.country}`,
    audience.userIds === undefined ? undefined : sql`r.user_id = ANY (${audience.userIds}::text[])`,
    audience.status === undefined ? sql`coalesce(r.status, '') <> 'suspended'` : sql`r.status = ${audience.status}`,
  ]);
  return sql`SELECT DISTINCT ON (r.email) r.email, r.user_id, r.name, r.locale FROM (${listOf(audience.list)}) r WHERE ${condition} ORDER BY r.email`;
}

const isReachable = sql`u.status = 'active' AND u.email_verified_at IS NOT NULL`;

function listOf(list: Audience['list']): RawBuilder<unknown> {
  switch (list) {
    case 'designers':
      return sql`SELECT u.email, u.id AS user_id, coalesce(nullif(p.name, ''), p.name_jp) AS name, u.locale, p.country::text AS country, p.status FROM profiles p JOIN users u ON u.id = p.user_id WHERE p.deleted_at IS NULL AND ${isReachable}`;
    case 'producers':
      return sql`SELECT u.email, u.id AS user_id, coalesce(nullif(p.name, ''), p.name_jp) AS name, u.locale, p.country::text AS country, p.status FROM producers p JOIN users u ON u.id = p.user_id WHERE p.deleted_at IS NULL AND ${isReachable}`;
    case 'buyers':
      return sql`SELECT u.email, u.id AS user_id, u.name, u.locale, b.country::text AS country, b.verification AS status FROM buyers b JOIN users u ON u.id = b.user_id WHERE ${isReachable}`;
    default:
      // Who subscribed, and members who asked for news when they registered.
      return sql`
        SELECT c.email, u.id AS user_id, coalesce(u.name, '') AS name, c.locale, NULL AS country, NULL AS status FROM collected_emails c LEFT JOIN users u ON u.email = c.email AND u.status = 'active' WHERE c.unsubscribed_at IS NULL
        UNION ALL SELECT u.email, u.id, u.name, u.locale, NULL, NULL FROM users u WHERE u.marketing_opt_in_at IS NOT NULL AND ${isReachable}`;
  }
}

export async function countReceivers(db: Db, audience: Audience): Promise<{ readonly en: number; readonly jp: number }> {
  const { rows } = await sql<{ en: number; jp: number }>`
    SELECT count(*) FILTER (WHERE locale = 'en')::int AS en, count(*) FILTER (WHERE locale = 'jp')::int AS jp FROM (${receiversOf(audience)}) AS receivers`.execute(
    db,
  );
  return rows[0] ?? { en: 0, jp: 0 };
}
