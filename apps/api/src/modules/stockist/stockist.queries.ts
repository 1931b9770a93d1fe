import type { Stockist } from '@orime/contracts/api/stockist';
import { sql, type RawBuilder } from 'kysely';
import type { Page } from '../../http/paging.ts';
import type { Db } from '../../plugins/db.ts';

const fields = sql`
  s.id, s.name, s.name_jp AS "nameJp", s.city, s.city_jp AS "cityJp", s.country, s.address, s.lat, s.lon,
  coalesce((
    SELECT json_agg(json_build_object('handle', p.handle, 'name', p.name, 'nameJp', p.name_jp) ORDER BY lower(p.name))
    FROM stockist_designers m JOIN profiles p ON p.id = m.profile_id WHERE m.stockist_id = s.id AND p.status = 'approved' AND p.deleted_at IS NULL
  ), '[]') AS designers`;

export async function listStockists(db: Db, country: string | undefined, page: Page): Promise<{ items: Stockist[]; total: number }> {
  const where: RawBuilder<unknown> = country === undefined ? sql`true` : sql`s.country = ${country}`;
  const { rows } = await sql<Stockist & { total: number }>`
    SELECT ${fields}, count(*) OVER ()::int AS total FROM stockists s WHERE ${where}
    ORDER BY s.country, lower(s.name), s.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { items: rows.map(({ total: _, ...stockist }) => stockist), total: rows[0]?.total ?? 0 };
}

/** Stockists by id, in the order of the ids. */
export async function listStockistsByIds(db: Db, ids: readonly string[]): Promise<Stockist[]> {
  const { rows } = await sql<Stockist>`
    SELECT ${fields} FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, place) JOIN stockists s ON s.id = wanted.id ORDER BY wanted.place`.execute(db);
  return rows;
}
