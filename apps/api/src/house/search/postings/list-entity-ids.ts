import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** The entities that have these numbers of the search index, in their order. */
export async function listEntityIds(db: Db, numbers: readonly number[]): Promise<string[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT found.entity_id AS id FROM unnest(${numbers}::int[]) WITH ORDINALITY AS wanted (number, place)
    JOIN LATERAL (SELECT entity_id FROM search_numbers n WHERE n.number = wanted.number OFFSET 0) found ON true ORDER BY wanted.place`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
