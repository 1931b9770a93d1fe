import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { isFresh } from '../../../house/sockets/presence.queries.ts';
import { personName, personProfiles } from './person-sql.ts';

export interface Membership {
  readonly channelId: string;
  /** What the member is called there. */
  readonly username: string;
  /** Ids of the members who are here now. */
  readonly online: readonly string[];
}

/** A person's place in a channel. For others there is no such channel. */
export async function findMembership(db: Db, name: string, userId: string): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    SELECT c.id AS "channelId", ${personName} AS username,
      ARRAY(SELECT m.user_id FROM channel_members m WHERE m.channel_id = c.id AND EXISTS (SELECT FROM socket_presences s WHERE s.user_id = m.user_id AND ${isFresh})) AS online
    FROM channels c JOIN channel_members own ON own.channel_id = c.id
    JOIN users u ON u.id = own.user_id ${personProfiles}
    WHERE c.name = ${name} AND own.user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function listMemberIds(db: Db, channelId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('channel_members').select('user_id').where('channel_id', '=', channelId).execute();
  return rows.map((row) => row.user_id);
}

export async function listMemberIdsByName(db: Db, name: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('channel_members as m')
    .innerJoin('channels as c', 'c.id', 'm.channel_id')
    .select('m.user_id')
    .where('c.name', '=', name)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
