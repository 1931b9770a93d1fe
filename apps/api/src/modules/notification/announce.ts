import { sql } from 'kysely';
import type { Db } from '../../plugins/db.ts';

export const notificationChannel = 'orime_notification';

/** Says that a member's notifications have changed. Postgres passes it on when the transaction commits, and never when it does not. */
export async function announce(db: Db, userId: string): Promise<void> {
  await sql`SELECT pg_notify(${notificationChannel}, ${userId})`.execute(db);
}
