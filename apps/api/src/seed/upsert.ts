import { sql } from 'kysely';
import type { Db } from '../house/db/db.ts';
import type { DB as Database } from '../house/db/generated.ts';

export interface UpsertOptions {
  /** Columns of the unique constraint that tells rows apart. */
  readonly key: readonly string[];
  /** Columns that keep their value in a row that exists; `all` leaves such rows alone. */
  readonly keep?: readonly string[] | 'all';
}

const batchSize = 1_000;

/** Inserts rows (columns as keys; arrays and JSON as they are) in a few statements, or brings existing ones up to date. */
export async function upsertRows(
  db: Db,
  table: keyof Database,
  rows: readonly Readonly<Record<string, unknown>>[],
  { key, keep = [] }: UpsertOptions,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const kept = new Set([...key, ...(keep === 'all' ? columns : keep)]);
  const changed = columns.filter((column) => !kept.has(column));
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const resolution =
    changed.length === 0
      ? sql`DO NOTHING`
      : sql`DO UPDATE SET ${sql.join(changed.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}`;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await sql`
      INSERT INTO ${sql.table(table)} (${list})
      SELECT ${list} FROM json_populate_recordset(NULL::${sql.table(table)}, ${batch}::json)
      ON CONFLICT (${sql.join(key.map((column) => sql.ref(column)))}) ${resolution}`.execute(db);
  }
}
