import { priceBandLimits, type Currency, type Facets, type PriceBand } from '@orime/contracts';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { sql, type RawBuilder } from 'kysely';
import { countFacets, matchesAll, type ListFilter } from '../../../house/db/count-facets.ts';
import type { Db } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

export interface ProfileFilters {
  readonly featured?: boolean;
  readonly country?: string | undefined;
  readonly discipline?: string | undefined;
  /** A tsquery of the search engine. */
  readonly search?: string | undefined;
}

/** Those of the public directory. */
export interface DirectoryFilters extends ProfileFilters {
  readonly priceBand?: PriceBand | undefined;
  /** Of the price band. */
  readonly currency: Currency;
  readonly sellsToStores?: boolean;
  /** First day of joining, as ISO date. */
  readonly since?: string | undefined;
}

export type ProfileSort = 'name' | 'new' | 'followers';

const orders: Readonly<Record<ProfileSort, RawBuilder<unknown>>> = {
  name: sql`lower(p.name), p.id`,
  new: sql`p.created_at DESC, p.id`,
  followers: sql`p.followers_count DESC, p.id`,
};

export const isPublicProfile = sql<boolean>`p.status = 'approved' AND p.deleted_at IS NULL`;

/** Fields of a ProfileCard from profiles `p`. */
export const profileCardFields = sql`
  p.id AS "_id", p.id, p.handle, p.name, p.name_jp AS "nameJp", p.city, p.city_jp AS "cityJp", p.country, p.lat, p.lon, p.disciplines,
  (SELECT image_ref(f, f.alt_en, f.alt_jp) FROM files f WHERE f.id = p.avatar_id) AS avatar,
  (SELECT image_ref(f, f.alt_en, f.alt_jp) FROM files f WHERE f.id = p.cover_id) AS cover,
  p.featured, p.followers_count AS followers,
  (SELECT count(*)::int FROM design_cards c WHERE c.profile_id = p.id AND c.currency = 'USD' AND NOT c.archived) AS "designCount",
  coalesce((
    SELECT json_agg(image_ref(f, g.alt_en, g.alt_jp) ORDER BY shown.featured_rank, shown.published_at DESC) FROM (
      SELECT c.design_id, c.featured_rank, c.published_at FROM design_cards c
      WHERE c.profile_id = p.id AND c.currency = 'USD' AND NOT c.archived ORDER BY c.featured_rank, c.published_at DESC LIMIT 3
    ) shown JOIN design_images g ON g.design_id = shown.design_id AND g.position = 0 JOIN files f ON f.id = g.file_id
  ), '[]') AS thumbs`;

export interface ProfileCardPage {
  readonly items: ProfileCard[];
  readonly total: number;
}

/** Approved designers. */
export async function listProfileCards(db: Db, filters: DirectoryFilters, sort: ProfileSort, page: Page): Promise<ProfileCardPage> {
  const { rows } = await sql<ProfileCard & { total: number }>`
    SELECT ${profileCardFields}, chosen.total
    FROM (
      SELECT p.id, count(*) OVER ()::int AS total FROM profiles p
      WHERE ${isPublicProfile} AND ${matchesAll(directoryFiltersOf(filters))} ORDER BY ${orders[sort]} LIMIT ${page.limit} OFFSET ${page.offset}
    ) chosen JOIN profiles p ON p.id = chosen.id ORDER BY ${orders[sort]}`.execute(db);
  return { items: rows.map(({ total: _, ...card }) => card), total: rows[0]?.total ?? 0 };
}

/** The choices of the directory's filters, with how many designers each would leave. */
export async function countProfileFacets(db: Db, filters: DirectoryFilters): Promise<Facets> {
  return countFacets(db, sql`profiles p WHERE ${isPublicProfile}`, directoryFiltersOf(filters));
}

/** Approved designers by id, in the order of the ids. */
export async function listProfileCardsByIds(db: Db, ids: readonly string[]): Promise<ProfileCard[]> {
  const { rows } = await sql<ProfileCard>`
    SELECT ${profileCardFields} FROM unnest(${ids}::text[]) WITH ORDINALITY AS wanted (id, place) JOIN profiles p ON p.id = wanted.id
    WHERE ${isPublicProfile} ORDER BY wanted.place`.execute(db);
  return rows;
}

/** Approved designers a user follows, the last followed first. */
export async function listFollowedCards(db: Db, userId: string): Promise<ProfileCard[]> {
  const { rows } = await sql<ProfileCard>`
    SELECT ${profileCardFields} FROM follows w JOIN profiles p ON p.id = w.profile_id
    WHERE w.follower_user_id = ${userId} AND ${isPublicProfile} ORDER BY w.created_at DESC, p.id`.execute(db);
  return rows;
}

function whereOf(filters: ProfileFilters): RawBuilder<boolean> {
  const { country = null, discipline = null, search = null } = filters;
  return sql<boolean>`
    (${filters.featured !== true} OR p.featured) AND (${country}::text IS NULL OR p.country = ${country})
    AND (${discipline}::text IS NULL OR ${discipline} = ANY (p.disciplines))
    AND (${search}::text IS NULL OR p.id IN (SELECT entity_id FROM search_documents WHERE kind = 'profile' AND tokens @@ ${search}::tsquery))`;
}

function directoryFiltersOf({ priceBand, currency, sellsToStores, since, country, discipline, search, featured }: DirectoryFilters) {
  const when = <Value>(value: Value | undefined, matches: (value: Value) => RawBuilder<boolean>) =>
    value === undefined ? null : matches(value);
  const middle = priceBandLimits('middle', currency);
  const bands = sql`ARRAY(
    SELECT DISTINCT CASE WHEN c.price_minor < ${middle.fromMinor} THEN 'entry' WHEN c.price_minor < ${middle.belowMinor} THEN 'middle' ELSE 'high' END
    FROM design_cards c WHERE c.profile_id = p.id AND c.currency = ${currency} AND NOT c.archived AND c.price_minor IS NOT NULL
  )`;
  // A sum, not EXISTS: for that Postgres would read the whole table of counts.
  const stores = sql<boolean>`coalesce((SELECT sum(w.styles) FROM wholesale_style_counts w WHERE w.profile_id = p.id), 0) > 0`;
  return [
    { name: 'q', matches: when(search, (query) => whereOf({ search: query })) },
    { name: 'featured', matches: featured === true ? sql<boolean>`p.featured` : null },
    { name: 'country', matches: when(country, (code) => sql<boolean>`p.country = ${code}`), values: sql`ARRAY[p.country::text]` },
    {
      name: 'discipline',
      matches: when(discipline, (key) => sql<boolean>`${key} = ANY (p.disciplines)`),
      values: sql`p.disciplines`,
    },
    { name: 'priceBand', matches: when(priceBand, (band) => sql<boolean>`${band} = ANY (${bands})`), values: bands },
    {
      name: 'wholesale',
      matches: sellsToStores === true ? stores : null,
      values: sql`CASE WHEN ${stores} THEN ARRAY['1'] ELSE '{}' END`,
    },
    { name: 'since', matches: when(since, (day) => sql<boolean>`p.created_at >= ${day}::date`) },
  ] satisfies readonly ListFilter[];
}
