import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Links, challenges and sessions that ended some time ago. */
export async function removeOldSessions(db: Db): Promise<void> {
  await sql`DELETE FROM auth_tokens WHERE expires_at < now() - interval '7 days'`.execute(db);
  await sql`DELETE FROM totp_challenges WHERE expires_at < now()`.execute(db);
  await sql`DELETE FROM sessions WHERE expires_at < now() - interval '30 days' OR revoked_at < now() - interval '30 days'`.execute(db);
}
