import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../plugins/db.ts';

export const SEARCH_KINDS = ['design', 'profile', 'article', 'producer', 'stockist'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What makes an entity public, asked of the entity itself. `s` is the search document. */
const isPublic: Readonly<Record<SearchKind, RawBuilder<unknown>>> = {
  design: sql`EXISTS (SELECT FROM design_cards c WHERE c.design_id = s.entity_id AND c.currency = 'USD' AND NOT c.archived)`,
  profile: sql`EXISTS (SELECT FROM profiles p WHERE p.id = s.entity_id AND p.status = 'approved' AND p.deleted_at IS NULL)`,
  article: sql`EXISTS (SELECT FROM articles a WHERE a.id = s.entity_id AND a.status = 'published')`,
  producer: sql`EXISTS (SELECT FROM producers p WHERE p.id = s.entity_id AND p.status = 'approved' AND p.deleted_at IS NULL)`,
  stockist: sql`true`,
};

export interface Matches {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Public entities of a kind that match, the best first. */
export async function findMatches(db: Db, kind: SearchKind, query: string, limit: number): Promise<Matches> {
  const { rows } = await sql<{ id: string; total: number }>`
    SELECT s.entity_id AS id, count(*) OVER ()::int AS total
    FROM search_documents s WHERE s.kind = ${kind} AND s.tokens @@ ${query}::tsquery AND ${isPublic[kind]}
    ORDER BY ts_rank('{0.05, 0.1, 0.4, 1}', s.tokens, ${query}::tsquery) DESC, s.title, s.entity_id LIMIT ${limit}`.execute(db);
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 };
}

export interface SuggestionRow {
  readonly kind: 'design' | 'profile' | 'article' | 'producer';
  readonly label: string;
  readonly labelJp: string;
  readonly url: string;
}

/** Up to eight names that match, those whose own name matches first. */
export async function listSuggestions(db: Db, query: string): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    SELECT s.kind, s.title AS label, s.title_jp AS "labelJp",
      CASE s.kind
        WHEN 'design' THEN '/designs/' || (SELECT slug FROM designs WHERE id = s.entity_id)
        WHEN 'profile' THEN '/shop/' || (SELECT handle FROM profiles WHERE id = s.entity_id)
        WHEN 'article' THEN '/article/id/' || (SELECT slug FROM articles WHERE id = s.entity_id)
        ELSE '/producer/' || (SELECT handle FROM producers WHERE id = s.entity_id) END AS url
    FROM search_documents s
    WHERE s.kind <> 'stockist' AND s.tokens @@ ${query}::tsquery AND CASE s.kind
      WHEN 'design' THEN ${isPublic.design} WHEN 'profile' THEN ${isPublic.profile} WHEN 'article' THEN ${isPublic.article} ELSE ${isPublic.producer} END
    ORDER BY ts_rank('{0.01, 0.05, 0.2, 1}', s.tokens, ${query}::tsquery) DESC, s.kind = 'profile' DESC, s.title, s.entity_id LIMIT 8`.execute(db);
  return rows;
}
