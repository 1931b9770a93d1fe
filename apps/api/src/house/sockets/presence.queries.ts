import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Seconds after which a row that its process no longer renews counts for nothing. */
const FRESH_SECONDS = 45;

/** Notes a person as present; true when nobody knew it before. */
export async function enterPresence(db: Db, userId: string, processId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    WITH known AS (SELECT EXISTS (SELECT FROM socket_presences WHERE user_id = ${userId} AND ${isFresh}) AS known),
    entered AS (
      INSERT INTO socket_presences (user_id, process_id) VALUES (${userId}, ${processId})
      ON CONFLICT (user_id, process_id) DO UPDATE SET seen_at = now()
    )
    SELECT known FROM known`.execute(db);
  return rows[0]?.known === false;
}

/** Notes that a process has no page of a person any more; true when no other has one either. */
export async function leavePresence(db: Db, userId: string, processId: string): Promise<boolean> {
  const { rows } = await sql<{ elsewhere: boolean }>`
    WITH gone AS (DELETE FROM socket_presences WHERE user_id = ${userId} AND process_id = ${processId})
    SELECT EXISTS (SELECT FROM socket_presences WHERE user_id = ${userId} AND process_id <> ${processId} AND ${isFresh}) AS elsewhere`.execute(
    db,
  );
  return rows[0]?.elsewhere === false;
}

export async function renewPresence(db: Db, processId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    INSERT INTO socket_presences (user_id, process_id) SELECT user_id, ${processId} FROM unnest(${userIds}::text[]) AS here (user_id)
    ON CONFLICT (user_id, process_id) DO UPDATE SET seen_at = now()`.execute(db);
}

/** Removes what died with its process; gives the people who are present nowhere else. */
export async function sweepPresence(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    WITH gone AS (DELETE FROM socket_presences WHERE NOT (${isFresh}) RETURNING user_id)
    SELECT DISTINCT user_id FROM gone WHERE NOT EXISTS (SELECT FROM socket_presences p WHERE p.user_id = gone.user_id AND ${isFresh})`.execute(
    db,
  );
  return rows.map((row) => row.user_id);
}

export async function leaveProcess(db: Db, processId: string): Promise<void> {
  await db.deleteFrom('socket_presences').where('process_id', '=', processId).execute();
}

/** Who shares a channel with a person: whom their coming and going concerns. */
export async function listPeers(db: Db, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT other.user_id FROM channel_members own JOIN channel_members other ON other.channel_id = own.channel_id
    WHERE own.user_id = ${userId} AND other.user_id <> ${userId} LIMIT 1000`.execute(db);
  return rows.map((row) => row.user_id);
}

/** A condition on `socket_presences`. */
export const isFresh = sql`seen_at > now() - make_interval(secs => ${sql.lit(FRESH_SECONDS)})`;
