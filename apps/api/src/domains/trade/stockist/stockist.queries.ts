import type { Facets } from '@orime/contracts';
import type { Stockist } from '@orime/contracts/api/trade/stockist';
import { sql } from 'kysely';
import { countFacets, matchesAll, type ListFilter } from '../../../house/db/count-facets.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import type { Page } from '../../../house/http/paging.ts';

const fields = sql`
  s.id, s.slug::text AS slug, s.name, s.name_jp AS "nameJp", s.city, s.city_jp AS "cityJp", s.country, s.address, s.lat, s.lon, s.version, json_build_object('en', s.note_en, 'jp', s.note_jp) AS note, s.url,
  coalesce((
    SELECT json_agg(json_build_object('handle', p.handle, 'name', p.name, 'nameJp', p.name_jp) ORDER BY lower(p.name))
    FROM stockist_designers m JOIN profiles p ON p.id = m.profile_id WHERE m.stockist_id = s.id AND p.status = 'approved' AND p.deleted_at IS NULL
  ), '[]') AS designers`;

export interface StockistFilters {
  readonly country?: string | undefined;
  /** A tsquery of the search engine. */
  readonly search?: string | undefined;
}

export async function listStockists(db: Db, filters: StockistFilters, page: Page): Promise<{ items: Stockist[]; total: number }> {
  const { rows } = await sql<Stockist & { total: number }>`
    SELECT ${fields}, count(*) OVER ()::int AS total FROM stockists s WHERE ${matchesAll(filtersOf(filters))}
    ORDER BY s.country, lower(s.name), s.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { items: rows.map(({ total: _, ...stockist }) => stockist), total: rows[0]?.total ?? 0 };
}

/** How many shops each country has under the search, and what there would be without a filter. */
export async function countStockistFacets(db: Db, filters: StockistFilters): Promise<Facets> {
  return countFacets(db, sql`stockists s`, filtersOf(filters));
}

function filtersOf({ country, search }: StockistFilters): readonly ListFilter[] {
  return [
    {
      name: 'q',
      matches:
        search === undefined
          ? null
          : sql<boolean>`s.id IN (SELECT entity_id FROM search_documents WHERE kind = 'stockist' AND tokens @@ ${search}::tsquery)`,
    },
    {
      name: 'country',
      matches: country === undefined ? null : sql<boolean>`s.country = ${country}`,
      values: sql`ARRAY[s.country::text]`,
    },
  ];
}

/** Stockists by id, in the order of the ids. */
export async function listStockistsByIds(db: Db, ids: readonly string[]): Promise<Stockist[]> {
  const { rows } = await sql<Stockist>`
    SELECT ${fields} FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, place) JOIN stockists s ON s.id = wanted.id ORDER BY wanted.place`.execute(
    db,
  );
  return rows;
}

/** Profiles by handle; handles of nobody have none. */
export async function listProfileIds(db: Db, handles: readonly string[]): Promise<readonly string[]> {
  if (handles.length === 0) return [];
  const rows = await db.selectFrom('profiles').select('id').where('handle', 'in', handles).where('deleted_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Slugs that a slug with a number might meet. */
export async function listSlugsLike(db: Db, base: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('stockists')
    .select('slug')
    .where('slug', 'like', `${escapeLike(base)}%`)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** The designers a shop carries. Those whom nobody is shown now, such as suspended ones, stay: whoever wrote the list could not see them. */
export async function setDesigners(trx: Trx, id: string, profileIds: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM stockist_designers m USING profiles p
    WHERE m.stockist_id = ${id} AND p.id = m.profile_id AND p.status = 'approved' AND p.deleted_at IS NULL AND NOT m.profile_id = ANY (${profileIds}::text[])`.execute(
    trx,
  );
  if (profileIds.length === 0) return;
  await trx
    .insertInto('stockist_designers')
    .values(profileIds.map((profile_id) => ({ stockist_id: id, profile_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
