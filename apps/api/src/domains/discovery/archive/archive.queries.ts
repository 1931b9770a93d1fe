import type { ArchiveSeason } from '@orime/contracts/api/discovery/archive';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Archived designs that are public. */
const archived = sql`designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD' AND c.archived WHERE d.archived_at IS NOT NULL AND d.year IS NOT NULL`;
/**
 * Lookbooks of seasons that have begun: spring in February, autumn in August, others with their year. A lookbook's season is written
 * `AW26`; others are of the year they were published in.
 */
const books = sql`
  SELECT * FROM (SELECT l.id, l.slug, local_text(l.title_en, l.title_jp) AS title, p.name AS designer, l.cover_id, coalesce(2000 + substring(l.season FROM '([0-9]{2})$')::int, extract(year FROM l.created_at)::int) AS year,
    regexp_replace(l.season, '[0-9]+$', '') AS season, l.position
  FROM lookbooks l JOIN profiles p ON p.id = l.profile_id AND p.status = 'approved' AND p.deleted_at IS NULL WHERE l.published) book
  WHERE make_date(book.year, CASE book.season WHEN 'SS' THEN 2 WHEN 'AW' THEN 8 ELSE 1 END, 1) <= now()`;

/** Past seasons, newest first; autumn is after spring. At most 60: thirty years of two. */
export async function listArchiveSeasons(db: Db, year: number | null): Promise<ArchiveSeason[]> {
  const { rows } = await sql<ArchiveSeason>`
    WITH made AS (SELECT d.year, d.season, count(*)::int AS designs FROM ${archived} AND (${year}::int IS NULL OR d.year = ${year}) GROUP BY d.year, d.season),
    shown AS (SELECT * FROM (${books}) b WHERE ${year}::int IS NULL OR b.year = ${year}),
    seasons AS (SELECT year, season FROM made UNION SELECT year, season FROM shown)
    SELECT s.year, s.season, coalesce(m.designs, 0) AS designs,
      coalesce((
        SELECT json_agg(x.image) FROM (
          SELECT (SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1) AS image
          FROM ${archived} AND d.year = s.year AND d.season = s.season ORDER BY d.likes_count DESC, d.id LIMIT 4) x WHERE x.image IS NOT NULL
      ), '[]') AS images,
      coalesce((
        SELECT json_agg(json_build_object('id', b.id, 'slug', b.slug, 'title', b.title, 'designer', b.designer, 'cover', (SELECT image_ref(f, f.alt_en, f.alt_jp) FROM files f WHERE f.id = b.cover_id)) ORDER BY b.position, b.id)
        FROM shown b WHERE b.year = s.year AND b.season = s.season
      ), '[]') AS lookbooks
    FROM seasons s LEFT JOIN made m ON m.year = s.year AND m.season = s.season ORDER BY s.year DESC, s.season, s.year LIMIT 60`.execute(db);
  return rows;
}

export interface ArchiveYear {
  readonly year: number;
  readonly designs: number;
  readonly lookbooks: number;
  readonly articles: number;
}

export async function listArchiveYears(db: Db): Promise<ArchiveYear[]> {
  const { rows } = await sql<ArchiveYear>`
    SELECT year, sum(designs)::int AS designs, sum(lookbooks)::int AS lookbooks, sum(articles)::int AS articles FROM (
      SELECT d.year, 1 AS designs, 0 AS lookbooks, 0 AS articles FROM ${archived}
      UNION ALL SELECT b.year, 0, 1, 0 FROM (${books}) b
      UNION ALL SELECT extract(year FROM published_at)::int, 0, 0, 1 FROM articles WHERE status = 'published'
    ) all_of_it GROUP BY year ORDER BY year DESC LIMIT 100`.execute(db);
  return rows;
}

/** Archived designs of a season, most liked first. */
export async function listSeasonDesignIds(db: Db, year: number, season: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT d.id FROM ${archived} AND d.year = ${year} AND d.season = ${season} ORDER BY d.likes_count DESC, d.id LIMIT 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** Published articles of a year, newest first. */
export async function listYearArticleIds(db: Db, year: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM articles
    WHERE status = 'published' AND published_at >= make_date(${year}, 1, 1) AND published_at < make_date(${year} + 1, 1, 1)
    ORDER BY published_at DESC, id LIMIT 24`.execute(db);
  return rows.map(({ id }) => id);
}

/** True when a published lookbook is of the season. */
export async function hasSeasonLookbooks(db: Db, year: number, season: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM (${books}) b WHERE b.year = ${year} AND b.season = ${season} LIMIT 1`.execute(db);
  return rows.length > 0;
}
