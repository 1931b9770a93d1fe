import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Takes people out of baskets that they left. */
export async function forgetOldBaskets(db: Db): Promise<void> {
  // Baskets that nobody came back to keep what was in them, not whose they were.
  await sql`
    UPDATE checkouts SET email = NULL, address = NULL, note = '', wishes = '{}', user_id = NULL
    WHERE status = 'expired' AND (address IS NOT NULL OR email IS NOT NULL) AND expires_at < now() - interval '30 days'
      AND NOT EXISTS (SELECT FROM order_groups g WHERE g.checkout_id = checkouts.id)`.execute(db);
}
