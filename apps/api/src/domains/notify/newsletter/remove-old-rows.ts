import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Requests for the newsletter that nobody confirmed. */
export async function removeOldRequests(db: Db): Promise<void> {
  await sql`DELETE FROM newsletter_requests WHERE asked_at < now() - interval '30 days'`.execute(db);
}
