import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../src/house/db/db.ts';

/** Until a transaction of this database waits for the rows of another. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await sleep(5);
  }
}
