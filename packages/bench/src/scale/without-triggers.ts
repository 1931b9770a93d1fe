import { sql } from 'kysely';
import type { Db, Trx } from '../../../../apps/api/src/house/db/db.ts';

/** A bulk load whose rows are consistent by construction: neither triggers nor foreign keys look at each of them. */
export async function withoutTriggers(db: Db, load: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = 'replica'`.execute(trx);
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await load(trx);
  });
}
