import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Invitations to a company that nobody answered. */
export async function removeOldInvitations(db: Db): Promise<void> {
  await sql`DELETE FROM buyer_invitations WHERE expires_at < now() - interval '90 days'`.execute(db);
}
