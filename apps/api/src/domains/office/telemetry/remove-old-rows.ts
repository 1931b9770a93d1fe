import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Counts of an hour, a quarter of a year later. */
export async function removeOldCounts(db: Db): Promise<void> {
  await sql`DELETE FROM telemetry_counts WHERE hour_at < now() - interval '90 days'`.execute(db);
}
