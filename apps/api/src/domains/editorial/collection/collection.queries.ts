import type { Chapter } from '@orime/contracts/api/editorial/collection';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { StoredBlock } from '../article/index.ts';

export interface CollectionKey {
  readonly by: 'section' | 'tag';
  readonly value: string;
}

export interface ChapterRow {
  readonly id: string;
  readonly bodyEn: readonly StoredBlock[];
  readonly bodyJp: readonly StoredBlock[];
  readonly place: Chapter['place'];
}

/** Published articles of a section or with a tag in the order of their places, then of their publication. */
export async function listChapters(db: Db, { by, value }: CollectionKey): Promise<readonly ChapterRow[]> {
  const belongs = by === 'section' ? sql`a.section = ${value}` : sql`a.tags @> ARRAY[${value}]::text[]`;
  const { rows } = await sql<ChapterRow>`
    SELECT a.id, v.body_en AS "bodyEn", v.body_jp AS "bodyJp",
      CASE WHEN s.lat IS NOT NULL THEN json_build_object('name', local_text(s.name_en, s.name_jp), 'country', s.country, 'lat', s.lat, 'lon', s.lon) END AS place
    FROM articles a JOIN article_revisions v ON v.id = a.published_revision_id
    LEFT JOIN article_places o ON o.article_id = a.id
    LEFT JOIN LATERAL (
      SELECT o.name_en, o.name_jp, o.country::text, o.lat, o.lon WHERE o.article_id IS NOT NULL
      UNION ALL (
        SELECT p.city, p.city_jp, p.country::text, p.lat, p.lon
        FROM jsonb_array_elements(v.body_en || v.body_jp) WITH ORDINALITY AS b (block, number)
        JOIN profiles p ON b.block ->> 'type' = 'designer' AND p.handle = (b.block ->> 'handle')::citext
        WHERE o.article_id IS NULL AND p.status = 'approved' AND p.deleted_at IS NULL AND p.lat IS NOT NULL AND p.lon IS NOT NULL
        ORDER BY b.number LIMIT 1
      )
    ) s ON true
    WHERE a.status = 'published' AND ${belongs}
    ORDER BY o.position NULLS LAST, a.published_at, a.id LIMIT 24`.execute(db);
  return rows;
}
