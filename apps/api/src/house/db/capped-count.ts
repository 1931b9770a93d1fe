import { sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/** Nobody pages further than this; a growing table is not counted to its end for it. */
const cap = 10_000;

/** How many rows a `FROM … WHERE …` has, up to 10,000. */
export async function cappedCount(db: Db, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM (SELECT 1 ${source} LIMIT ${cap}) AS counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Conditions that all have to hold; those that are undefined are left out. */
export function allOf(conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> {
  return sql.join([sql`true`, ...conditions.filter((condition) => condition !== undefined)], sql` AND `);
}
