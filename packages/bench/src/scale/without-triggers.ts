import { sql } from 'kysely';
import type { Db, Trx } from '../../../../apps/api/src/house/db/db.ts';

/** A bulk load of rows that are consistent by construction: triggers and foreign keys are disabled. */
export async function withoutTriggers(db: Db, load: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = 'replica'`.execute(trx);
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await load(trx);
  });
}
