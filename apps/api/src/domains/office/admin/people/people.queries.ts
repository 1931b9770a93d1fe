import type { AdminUser, StaffRole } from '@orime/contracts/api/office/admin';
import { sql, type RawBuilder } from 'kysely';
import { allOf, cappedCount } from '../../../../house/db/capped-count.ts';
import type { Db } from '../../../../house/db/db.ts';
import { escapeLike } from '../../../../house/db/escape-like.ts';

export interface UserFilter {
  readonly id?: string | undefined;
  readonly q?: string | undefined;
  readonly type?: string | undefined;
  readonly staffRole?: StaffRole | undefined;
  readonly status?: string | undefined;
}

interface UserRow extends Omit<AdminUser, '_id' | 'createdAt' | 'lastSeenAt'> {
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
}

export async function listUserRows(
  db: Db,
  filter: UserFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly items: AdminUser[]; readonly total: number }> {
  const condition = conditionOf(filter);
  return { items: await selectUsers(db, condition, { limit, offset }), total: await cappedCount(db, sql`FROM users u WHERE ${condition}`) };
}

export async function findUserRow(db: Db, id: string): Promise<AdminUser | undefined> {
  const [user] = await selectUsers(db, sql`u.id = ${id}`, { limit: 1, offset: 0 });
  return user;
}

async function selectUsers(
  db: Db,
  condition: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AdminUser[]> {
  const { rows } = await sql<UserRow>`
    SELECT u.id, u.email::text AS email, u.name, u.type, u.staff_role AS "staffRole", u.trusted_author AS "trustedAuthor", u.status, u.locale, u.email_verified_at IS NOT NULL AS "emailVerified", u.created_at AS "createdAt",
      (SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = u.id) AS "lastSeenAt",
      (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id AND s.revoked_at IS NULL AND s.expires_at > now() AND u.status = 'active') AS sessions
    FROM users u WHERE ${condition} ORDER BY u.created_at DESC, u.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map((row) => ({
    ...row,
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }));
}

function conditionOf({ id, q = '', type, staffRole, status }: UserFilter): RawBuilder<unknown> {
  const words = q
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  return allOf([
    id === undefined ? undefined : sql`u.id = ${id}`,
    ...words.map((word) => sql`(u.email::text || ' ' || u.name) ILIKE ${`%${escapeLike(word)}%`}`),
    type === undefined ? undefined : sql`u.type = ${type}`,
    staffRole === undefined
      ? undefined
      : staffRole === 'none'
        ? // Nearly everybody: the time lets the index of the list be followed, up to what is counted at most.
          sql`u.staff_role = 'none' AND u.created_at <= now()`
        : sql`u.staff_role = ${staffRole} AND u.staff_role <> 'none'`,
    status === undefined ? undefined : sql`u.status = ${status}`,
  ]);
}
