import { CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/** Runs a statement whose text is always the same: for hot ones that take longer to compose than to run. */
export async function runText<Row>(db: Db, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return rows as Row[]; // what the statement selects
}
