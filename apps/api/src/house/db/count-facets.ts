import type { Facets } from '@orime/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

export interface ListFilter {
  /** As in the query string. */
  readonly name: string;
  /** Whether an entry passes; null when the filter is not in use. */
  readonly matches: RawBuilder<boolean> | null;
  /** The entry's values as `text[]`, where the filter offers choices. */
  readonly values?: RawBuilder<unknown>;
}

/** Entries that pass every filter in use. */
export function matchesAll(filters: readonly ListFilter[]): RawBuilder<boolean> {
  const used = filters.flatMap(({ matches }) => (matches === null ? [] : [sql`(${matches})`]));
  return used.length === 0 ? sql`true` : sql`(${sql.join(used, sql` AND `)})`;
}

/**
 * Counts the values of every filter under the other filters in use, and the entries without each filter in use. `from` is the text after
 * FROM, with the WHERE of what the list shows at all. Each entry is judged once.
 */
export async function countFacets(db: Db, from: RawBuilder<unknown>, filters: readonly ListFilter[]): Promise<Facets> {
  const passes = ({ name }: ListFilter) => sql.ref(`passes_${name}`);
  const others = (own: ListFilter) => {
    const used = filters.filter((filter) => filter.matches !== null && filter !== own).map(passes);
    return used.length === 0 ? sql`true` : sql.join(used, sql` AND `);
  };
  const columns = filters.flatMap((filter) => [
    ...(filter.matches === null ? [] : [sql`(${filter.matches}) AS ${passes(filter)}`]),
    ...(filter.values === undefined ? [] : [sql`${filter.values} AS ${sql.ref(`values_${filter.name}`)}`]),
  ]);
  const counts = filters.flatMap((filter) => [
    ...(filter.matches === null
      ? []
      : [sql`SELECT ${filter.name}::text AS name, NULL::text AS value, count(*)::int AS count FROM judged WHERE ${others(filter)}`]),
    ...(filter.values === undefined
      ? []
      : [
          sql`SELECT ${filter.name}::text AS name, value, count(*)::int AS count FROM judged, unnest(${sql.ref(`values_${filter.name}`)}) AS value WHERE ${others(filter)} GROUP BY value`,
        ]),
  ]);
  const { rows } = await sql<{ name: string; value: string | null; count: number }>`
    WITH judged AS MATERIALIZED (SELECT ${sql.join(columns)} FROM ${from}) SELECT * FROM (${sql.join(counts, sql` UNION ALL `)}) counted
    ORDER BY count DESC, value`.execute(db);
  const facets: Record<string, { value: string; count: number }[]> = Object.fromEntries(
    filters.filter(({ values }) => values !== undefined).map(({ name }) => [name, []]),
  );
  const without: Record<string, number> = {};
  for (const { name, value, count } of rows) {
    if (value === null) without[name] = count;
    else facets[name]?.push({ value, count });
  }
  return { facets, without };
}
