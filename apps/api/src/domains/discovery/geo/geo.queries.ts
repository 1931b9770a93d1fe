import type { TimelineEntry } from '@orime/contracts/api/discovery/geo';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { Page } from '../../../house/http/paging.ts';

export interface GeoFilters {
  readonly kinds: readonly string[];
  /** west, south, east, north in degrees; west may be greater than east across the date line. */
  readonly bbox?: readonly [number, number, number, number] | undefined;
  /** Handle of a designer or producer: only it and those it works with. */
  readonly of?: string | undefined;
}

/** More do not fit on a map. */
const mostPoints = 5000;

/** As the index of those stories says it: the bodies of the others are not read. */
const isAboutDesigners = sql<boolean>`v.body_en @> '[{"type": "designer"}]'`;

/** Stories without a place of their own are at the designer they are about. */
const hasNoPlace = sql`NOT EXISTS (SELECT FROM article_places o WHERE o.article_id = a.id)`;

/** Public places of designers, producers and stockists, and where stories are set; `point` is JSON. */
const places = sql`
  SELECT 'designer' AS kind, p.id, p.lat, p.lon, p.country::text AS country, p.map_point AS point
  FROM profiles p WHERE p.status = 'approved' AND p.deleted_at IS NULL AND p.map_point IS NOT NULL
  UNION ALL
  SELECT 'producer', r.id, r.lat, r.lon, r.country::text, r.map_point FROM producers r WHERE r.status = 'approved' AND r.deleted_at IS NULL AND r.map_point IS NOT NULL
  UNION ALL
  SELECT 'stockist', s.id, s.lat, s.lon, s.country::text, s.map_point FROM stockists s
  UNION ALL
  SELECT 'story', a.id, o.lat, o.lon, o.country::text, map_point(a.id, 'story', v.title_en, v.title_jp, o.lat, o.lon, o.name_en, o.name_jp, o.country::text, '/article/id/' || a.slug::text, v.dek_en, v.dek_jp)
  FROM article_places o JOIN articles a ON a.id = o.article_id AND a.status = 'published' JOIN article_revisions v ON v.id = a.published_revision_id
  UNION ALL
  SELECT DISTINCT ON (a.id) 'story', a.id, p.lat, p.lon, p.country::text, map_point(a.id, 'story', v.title_en, v.title_jp, p.lat, p.lon, p.city, p.city_jp, p.country::text, '/article/id/' || a.slug::text, v.dek_en, v.dek_jp)
  FROM articles a JOIN article_revisions v ON v.id = a.published_revision_id AND ${isAboutDesigners}
  JOIN LATERAL jsonb_array_elements(v.body_en) WITH ORDINALITY AS b (block, place) ON b.block ->> 'type' = 'designer'
  JOIN profiles p ON p.handle = (b.block ->> 'handle')::citext AND p.status = 'approved' AND p.deleted_at IS NULL AND p.lat IS NOT NULL AND p.lon IS NOT NULL
  WHERE a.status = 'published' AND ${hasNoPlace}`;

/** The map as its JSON: in the order of `shown`, the points that are asked for, how many a country has, and who of them makes for whom (public designs). */
export async function readGeoPointsText(db: Db, { kinds, bbox, of }: GeoFilters): Promise<string> {
  const [west, south, east, north] = bbox ?? [-180, -90, 180, 90];
  const { rows } = await sql<{ points: string; arcs: string; countries: string }>`
    WITH shown AS MATERIALIZED (
      SELECT * FROM (${places}) place
      WHERE kind = ANY (${kinds}::text[]) AND ${of === undefined ? sql`true` : worksWith(of)} AND lat BETWEEN ${south} AND ${north}
        AND CASE WHEN ${west}::float8 <= ${east}::float8 THEN lon BETWEEN ${west} AND ${east} ELSE lon >= ${west} OR lon <= ${east} END
      ORDER BY kind, id LIMIT ${mostPoints}
    ), arcs AS (
      SELECT d.profile_id AS "from", d.producer_id AS "to", count(*)::int AS designs
      FROM shown r JOIN designs d ON d.producer_id = r.id JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'
      WHERE r.kind = 'producer' AND EXISTS (SELECT FROM shown p WHERE p.kind = 'designer' AND p.id = d.profile_id)
      GROUP BY d.profile_id, d.producer_id
    ), countries AS (SELECT country AS code, count(*)::int AS points FROM shown GROUP BY country)
    SELECT
      (SELECT coalesce(string_agg(point, ','), '') FROM shown) AS points,
      (SELECT coalesce(json_agg(arcs ORDER BY designs DESC, "from", "to"), '[]')::text FROM arcs) AS arcs,
      (SELECT coalesce(json_agg(countries ORDER BY points DESC, code), '[]')::text FROM countries) AS countries`.execute(db);
  const [row] = rows;
  return `{"points":[${row?.points}],"arcs":${row?.arcs},"countries":${row?.countries}}`;
}

/** A designer or producer, and those with whom it has public designs. */
function worksWith(handle: string): RawBuilder<unknown> {
  const asked = sql`SELECT id FROM profiles WHERE handle = ${handle} UNION ALL SELECT id FROM producers WHERE handle = ${handle}`;
  const made = sql`designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'`;
  return sql`id IN (
    ${asked}
    UNION ALL SELECT d.producer_id FROM ${made} WHERE d.profile_id IN (${asked})
    UNION ALL SELECT d.profile_id FROM ${made} WHERE d.producer_id IN (${asked})
  )`;
}

/** The places of a country as JSON text, and how many public designs come from there. */
export async function readGeoCountryText(db: Db, code: string): Promise<string> {
  const found = sql<{ points: string }>`
    SELECT coalesce(string_agg(point, ','), '') AS points FROM (
      SELECT kind, id, point FROM (${places}) place WHERE country = ${code} ORDER BY kind, id LIMIT ${mostPoints}
    ) shown`.execute(db);
  const [{ rows }, designs] = await Promise.all([found, countDesignsOfCountry(db, code)]);
  return `{"code":${JSON.stringify(code)},"points":[${rows[0]?.points}],"designs":${designs}}`;
}

/** Public designs whose origin is the country. */
async function countDesignsOfCountry(db: Db, code: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM design_cards WHERE currency = 'USD' AND NOT archived AND country = ${code}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A page of what came to the map, newest first, and one entry more. Each part reads no more of its index than the pages so far need. */
export async function listTimeline(db: Db, { limit, offset }: Page): Promise<TimelineEntry[]> {
  const needed = offset + limit + 1;
  // The newest designs are of the houses whose newest are: otherwise one would read past all designs of houses without a place.
  const { rows } = await sql<Omit<TimelineEntry, 'at'> & { at: Date }>`
    WITH newest_houses AS (
      SELECT p.id, p.lat, p.lon, p.country FROM profiles p
      CROSS JOIN LATERAL (SELECT published_at, design_id FROM design_cards WHERE profile_id = p.id AND currency = 'USD' AND NOT archived ORDER BY published_at DESC, design_id LIMIT 1) c
      WHERE p.status = 'approved' AND p.deleted_at IS NULL AND p.lat IS NOT NULL AND p.lon IS NOT NULL ORDER BY c.published_at DESC, c.design_id LIMIT ${needed}
    )
    SELECT * FROM (
      (SELECT p.created_at AS at, 'designer' AS kind, p.id, p.name, p.name_jp AS "nameJp", p.lat, p.lon, p.country::text, '/shop/' || p.handle AS url
       FROM profiles p WHERE p.status = 'approved' AND p.deleted_at IS NULL AND p.lat IS NOT NULL AND p.lon IS NOT NULL ORDER BY p.created_at DESC, p.id LIMIT ${needed})
      UNION ALL
      (SELECT r.created_at, 'producer', r.id, r.name, r.name_jp, r.lat, r.lon, r.country::text, '/producer/' || r.handle
       FROM producers r WHERE r.status = 'approved' AND r.deleted_at IS NULL AND r.lat IS NOT NULL AND r.lon IS NOT NULL ORDER BY r.created_at DESC, r.id LIMIT ${needed})
      UNION ALL
      (SELECT c.published_at, 'design', d.id, d.name, d.name_jp, h.lat, h.lon, h.country::text, '/designs/' || d.slug
       FROM newest_houses h
       CROSS JOIN LATERAL (SELECT published_at, design_id FROM design_cards WHERE profile_id = h.id AND currency = 'USD' AND NOT archived ORDER BY published_at DESC, design_id LIMIT ${needed}) c
       JOIN designs d ON d.id = c.design_id ORDER BY c.published_at DESC, c.design_id LIMIT ${needed})
      UNION ALL
      (SELECT a.published_at, 'story', a.id, v.title_en, v.title_jp, o.lat, o.lon, o.country::text, '/article/id/' || a.slug
       FROM article_places o JOIN articles a ON a.id = o.article_id AND a.status = 'published' JOIN article_revisions v ON v.id = a.published_revision_id
       ORDER BY a.published_at DESC, a.id LIMIT ${needed})
      UNION ALL
      (SELECT a.published_at, 'story', a.id, v.title_en, v.title_jp, h.lat, h.lon, h.country::text, '/article/id/' || a.slug
       FROM articles a JOIN article_revisions v ON v.id = a.published_revision_id AND ${isAboutDesigners}
       CROSS JOIN LATERAL (
         SELECT p.lat, p.lon, p.country FROM jsonb_array_elements(v.body_en) WITH ORDINALITY AS b (block, place)
         JOIN profiles p ON p.handle = (b.block ->> 'handle')::citext AND p.status = 'approved' AND p.deleted_at IS NULL AND p.lat IS NOT NULL AND p.lon IS NOT NULL
         WHERE b.block ->> 'type' = 'designer' ORDER BY b.place LIMIT 1) h
       WHERE a.status = 'published' AND ${hasNoPlace} ORDER BY a.published_at DESC, a.id LIMIT ${needed})
    ) entries ORDER BY at DESC, kind, id LIMIT ${limit + 1} OFFSET ${offset}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
