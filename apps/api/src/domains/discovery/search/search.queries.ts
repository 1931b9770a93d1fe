import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

export interface SuggestionRow {
  readonly kind: 'design' | 'profile' | 'article' | 'producer';
  readonly label: string;
  readonly labelJp: string;
  readonly url: string;
}

/** Names and addresses of what has these numbers of the search index, in their order. */
export async function listSuggestions(db: Db, numbers: readonly number[]): Promise<SuggestionRow[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<Omit<SuggestionRow, 'url'> & { url: string | null }>`
    SELECT s.kind, s.title AS label, s.title_jp AS "labelJp",
      CASE s.kind
        WHEN 'design' THEN '/designs/' || (SELECT slug FROM designs WHERE id = s.entity_id)
        WHEN 'profile' THEN '/shop/' || (SELECT handle FROM profiles WHERE id = s.entity_id)
        WHEN 'article' THEN '/article/id/' || (SELECT slug FROM articles WHERE id = s.entity_id)
        ELSE '/producer/' || (SELECT handle FROM producers WHERE id = s.entity_id) END AS url
    FROM unnest(${numbers}::int[]) WITH ORDINALITY AS wanted (number, place) JOIN search_numbers n USING (number) JOIN search_documents s USING (kind, entity_id)
    ORDER BY wanted.place`.execute(db);
  // What was deleted a moment ago has no address any more.
  return rows.flatMap(({ url, ...row }) => (url === null ? [] : [{ ...row, url }]));
}
