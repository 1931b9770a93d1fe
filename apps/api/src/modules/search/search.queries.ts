import type { Currency } from '@orime/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../plugins/db.ts';

export const SEARCH_KINDS = ['design', 'profile', 'article', 'producer', 'stockist'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What makes an entity public, asked of the entity itself: a row when it is. `s` is the search document. */
const publicRow: Readonly<Record<SearchKind, RawBuilder<unknown>>> = {
  design: sql`SELECT FROM design_cards c WHERE c.design_id = s.entity_id AND c.currency = 'USD' AND NOT c.archived`,
  profile: sql`SELECT FROM profiles p WHERE p.id = s.entity_id AND p.status = 'approved' AND p.deleted_at IS NULL`,
  article: sql`SELECT FROM articles a WHERE a.id = s.entity_id AND a.status = 'published'`,
  producer: sql`SELECT FROM producers p WHERE p.id = s.entity_id AND p.status = 'approved' AND p.deleted_at IS NULL`,
  stockist: sql`SELECT`,
};

/** Asked of one document after the other: without the offset the planner would rather read everything that is public. */
const isPublicAlone = (kind: SearchKind) => sql`EXISTS (${publicRow[kind]} OFFSET 0)`;

export interface Matches {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Public entities of another kind that match, the best first. */
export async function findMatches(db: Db, kind: Exclude<SearchKind, 'design'>, query: string, limit: number): Promise<Matches> {
  const { rows } = await sql<{ id: string; total: number }>`
    SELECT s.entity_id AS id, count(*) OVER ()::int AS total
    FROM search_documents s WHERE s.kind = ${kind} AND s.tokens @@ ${query}::tsquery AND EXISTS (${publicRow[kind]})
    ORDER BY ts_rank('{0.05, 0.1, 0.4, 1}', s.tokens, ${query}::tsquery) DESC, s.title, s.entity_id LIMIT ${limit}`.execute(db);
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 };
}

export interface DesignMatches {
  /** JSON array of DesignCard. */
  readonly cards: string;
  readonly total: number;
}

/** Public designs that match, the best first, as their cards: asked far more often than the other kinds, so it is one question. */
export async function findDesigns(db: Db, query: string, currency: Currency, limit: number): Promise<DesignMatches> {
  const { rows } = await sql<{ cards: string | null; total: number | null }>`
    WITH found AS MATERIALIZED (
      SELECT s.entity_id, s.title, ts_rank('{0.05, 0.1, 0.4, 1}', s.tokens, ${query}::tsquery) AS rank
      FROM search_documents s WHERE s.kind = 'design' AND s.tokens @@ ${query}::tsquery AND EXISTS (${publicRow.design})
    ), best AS MATERIALIZED (
      SELECT entity_id, title, rank, count(*) OVER ()::int AS total FROM found ORDER BY rank DESC, title, entity_id LIMIT ${limit}
    )
    SELECT max(b.total) AS total, string_agg(c.card || ',"likes":' || c.likes_count || '}', ',' ORDER BY b.rank DESC, b.title, b.entity_id) AS cards
    FROM best b JOIN design_cards c ON c.design_id = b.entity_id AND c.currency = ${currency}`.execute(db);
  return { cards: `[${rows[0]?.cards ?? ''}]`, total: rows[0]?.total ?? 0 };
}

export interface SuggestionRow {
  readonly kind: 'design' | 'profile' | 'article' | 'producer';
  readonly label: string;
  readonly labelJp: string;
  readonly url: string;
}

/** Up to eight names that match, those whose own name matches first. Whether they are public is asked from the best on, and no further. */
export async function listSuggestions(db: Db, query: string): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    SELECT s.kind, s.title AS label, s.title_jp AS "labelJp",
      CASE s.kind
        WHEN 'design' THEN '/designs/' || (SELECT slug FROM designs WHERE id = s.entity_id)
        WHEN 'profile' THEN '/shop/' || (SELECT handle FROM profiles WHERE id = s.entity_id)
        WHEN 'article' THEN '/article/id/' || (SELECT slug FROM articles WHERE id = s.entity_id)
        ELSE '/producer/' || (SELECT handle FROM producers WHERE id = s.entity_id) END AS url
    FROM (
      SELECT kind, entity_id, title, title_jp, ts_rank('{0.01, 0.05, 0.2, 1}', tokens, ${query}::tsquery) AS rank, kind = 'profile' AS is_profile
      FROM search_documents WHERE kind <> 'stockist' AND tokens @@ ${query}::tsquery ORDER BY rank DESC, is_profile DESC, title, entity_id OFFSET 0
    ) s
    WHERE CASE s.kind WHEN 'design' THEN ${isPublicAlone('design')} WHEN 'profile' THEN ${isPublicAlone('profile')} WHEN 'article' THEN ${isPublicAlone('article')} ELSE ${isPublicAlone('producer')} END
    ORDER BY s.rank DESC, s.is_profile DESC, s.title, s.entity_id LIMIT 8`.execute(db);
  return rows;
}
