import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { firstFreeSlug } from './slug.ts';

/**
 * The slug itself, or with the first number that is free, in the transaction that will write it: whoever wants the same
 * words at the same time waits, and gets the next number.
 */
export async function takeFreeSlug(trx: Db, table: 'articles' | 'designs' | 'lookbooks', base: string): Promise<string> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`slug ${table} ${base}`}, 0))`.execute(trx);
  const { rows } = await sql<{
    slug: string;
  }>`SELECT slug::text FROM ${sql.table(table)} WHERE slug = ${base} OR slug LIKE ${`${base}-%`}`.execute(trx);
  return firstFreeSlug(base, new Set(rows.map((row) => row.slug)));
}
