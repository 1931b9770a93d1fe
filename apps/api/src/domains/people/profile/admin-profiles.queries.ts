import type { AdminProfile } from '@orime/contracts/api/people/profile';
import { sql } from 'kysely';
import { allOf } from '../../../house/db/capped-count.ts';
import type { Db } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import type { Page } from '../../../house/http/paging.ts';
import { listMissingOf } from '../onboarding/index.ts';
import { profileCardFields } from './profile-cards.queries.ts';

export interface AdminProfileFilter {
  /** Part of a name, a handle or an address. The search engine knows of public profiles only. */
  readonly q?: string | undefined;
  readonly status?: AdminProfile['status'] | undefined;
  readonly featured?: boolean | undefined;
  readonly country?: string | undefined;
  readonly discipline?: string | undefined;
}

interface Row extends Omit<AdminProfile, 'createdAt' | 'missing'> {
  readonly createdAt: Date;
  readonly total: number;
}

/** Every profile with its address, newest first, for admins. */
export async function listAdminProfiles(
  db: Db,
  { q = '', status, featured, country, discipline }: AdminProfileFilter,
  page: Page,
): Promise<{ items: AdminProfile[]; total: number }> {
  const words = q.trim();
  const conditions = allOf([
    sql`p.deleted_at IS NULL`,
    words === ''
      ? undefined
      : sql`concat_ws(' ', p.name, p.name_jp, p.handle, (SELECT u.email FROM users u WHERE u.id = p.user_id)) ILIKE ${`%${escapeLike(words)}%`}`,
    status === undefined ? undefined : sql`p.status = ${status}`,
    featured === undefined ? undefined : sql`p.featured = ${featured}`,
    country === undefined ? undefined : sql`p.country = ${country}`,
    discipline === undefined ? undefined : sql`${discipline} = ANY (p.disciplines)`,
  ]);
  const { rows } = await sql<Row>`
    SELECT ${profileCardFields}, p.status, u.email, p.created_at AS "createdAt", chosen.total, (
      SELECT r.value FROM commission_rates r WHERE r.scope = 'seller' AND r.scope_id = p.id AND r.kind = 'percent' AND coalesce(r.valid_from <= now(), true) AND coalesce(r.valid_to > now(), true)
      ORDER BY r.position, r.id LIMIT 1) AS "commissionBp"
    FROM (
      SELECT p.id, count(*) OVER ()::int AS total FROM profiles p WHERE ${conditions} ORDER BY p.created_at DESC, p.id LIMIT ${page.limit} OFFSET ${page.offset}
    ) chosen JOIN profiles p ON p.id = chosen.id JOIN users u ON u.id = p.user_id ORDER BY p.created_at DESC, p.id`.execute(db);
  const missing = await listMissingOf(
    db,
    'profiles',
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map(({ total: _, ...row }) => ({
      ...row,
      missing: [...(missing.get(row.id) ?? [])],
      createdAt: row.createdAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}
