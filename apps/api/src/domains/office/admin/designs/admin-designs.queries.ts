import type { AdminDesign, AdminDesignQuery } from '@orime/contracts/api/office/admin-design';
import { sql, type RawBuilder } from 'kysely';
import { allOf, cappedCount } from '../../../../house/db/capped-count.ts';
import type { Db } from '../../../../house/db/db.ts';
import { escapeLike } from '../../../../house/db/escape-like.ts';
import type { Page } from '../../../../house/http/paging.ts';

type Filter = Omit<AdminDesignQuery, 'page' | 'limit'>;

interface Row extends Omit<AdminDesign, 'submittedAt' | 'updatedAt'> {
  readonly submittedAt: Date | null;
  readonly updatedAt: Date;
}

/** Designs in every state. */
export async function listEveryDesign(
  db: Db,
  filter: Filter,
  { limit, offset }: Page,
): Promise<{ readonly items: AdminDesign[]; readonly total: number }> {
  const source = sql`FROM designs d JOIN profiles p ON p.id = d.profile_id JOIN categories k ON k.id = d.category_id WHERE ${conditionOf(filter)}`;
  const { rows } = await sql<Row>`
    SELECT d.id, d.slug::text AS slug, d.name, d.name_jp AS "nameJp",
      json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp) AS designer,
      (SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id AND g.position = 0) AS image,
      d.confirmed, ${hasChange} AS "pendingChange", d.hidden, d.archived_at IS NOT NULL AS archived, d.private_reserve AS "privateReserve",
      d.featured_rank AS "featuredRank", d.gender, k.slug AS category, local_text(k.name_en, k.name_jp) AS "categoryLabel",
      d.country_origin AS "countryOrigin", d.likes_count AS likes, d.submitted_at AS "submittedAt", d.updated_at AS "updatedAt", d.version
    ${source} ORDER BY ${ORDERS[filter.sort ?? '-updatedAt']} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const items = rows.map((row) => ({
    ...row,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }));
  return { items, total: await cappedCount(db, source) };
}

const hasChange = sql`EXISTS (SELECT FROM design_changes c WHERE c.design_id = d.id AND c.status = 'pending')`;

const ORDERS: Readonly<Record<NonNullable<Filter['sort']>, RawBuilder<unknown>>> = {
  name: sql`lower(d.name), d.id`,
  '-name': sql`lower(d.name) DESC, d.id`,
  featuredRank: sql`d.featured_rank NULLS LAST, d.id`,
  '-featuredRank': sql`d.featured_rank DESC NULLS LAST, d.id`,
  likes: sql`d.likes_count, d.id`,
  '-likes': sql`d.likes_count DESC, d.id`,
  updatedAt: sql`d.updated_at, d.id`,
  '-updatedAt': sql`d.updated_at DESC, d.id`,
};

function conditionOf({
  q = '',
  state,
  designer,
  category,
  gender,
  country,
  change,
  hidden,
  archived,
  reserve,
}: Filter): RawBuilder<unknown> {
  const partOf = (words: string): string => `%${escapeLike(words.trim())}%`;
  const flag = (value: '0' | '1' | undefined, column: RawBuilder<unknown>) =>
    value === undefined ? undefined : sql`(${column}) = ${value === '1'}`;
  return allOf([
    sql`d.deleted_at IS NULL`,
    q.trim() === '' ? undefined : sql`concat_ws(' ', d.id, d.name, d.name_jp, d.slug, p.name, p.name_jp, p.handle) ILIKE ${partOf(q)}`,
    state === undefined ? undefined : sql`d.confirmed = ${state}`,
    designer === undefined || designer.trim() === ''
      ? undefined
      : sql`(p.id = ${designer} OR concat_ws(' ', p.handle, p.name, p.name_jp) ILIKE ${partOf(designer)})`,
    category === undefined ? undefined : sql`k.slug = ${category}`,
    gender === undefined ? undefined : sql`d.gender = ${gender}`,
    country === undefined ? undefined : sql`d.country_origin = ${country}`,
    flag(change, hasChange),
    flag(hidden, sql`d.hidden`),
    flag(archived, sql`d.archived_at IS NOT NULL`),
    flag(reserve, sql`d.private_reserve`),
  ]);
}
