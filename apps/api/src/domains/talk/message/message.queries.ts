import type { Message } from '@orime/contracts/api/talk/message';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { personName, personNameJp, personProfiles } from '../channel/index.ts';

/** Messages before a place in the channel, the newest of them, oldest first. */
export async function listMessages(db: Db, channelId: string, beforeSeq: number | undefined, limit: number): Promise<Message[]> {
  const rows = await selectMessages(
    db,
    sql`m.channel_id = ${channelId} AND (${beforeSeq ?? null}::int IS NULL OR m.seq < ${beforeSeq ?? null}) ORDER BY m.seq DESC LIMIT ${limit}`,
  );
  return rows.toReversed();
}

export async function findSeq(db: Db, channelId: string, messageId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('seq')
    .where('id', '=', messageId)
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row?.seq;
}

/** What this sender said under this client id, whichever channel it went to. */
export async function findSent(db: Db, senderId: string, clientId: string): Promise<Message | undefined> {
  const [message] = await selectMessages(db, sql`m.sender_id = ${senderId} AND m.client_id = ${clientId}`);
  return message;
}

/** The channel's row, locked: whoever writes next waits, so numbers commit in order. */
export async function lockChannel(trx: Trx, name: string, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT c.id FROM channels c JOIN channel_members m ON m.channel_id = c.id AND m.user_id = ${userId}
    WHERE c.name = ${name} FOR UPDATE OF c`.execute(trx);
  return rows[0]?.id;
}

export interface NewMessage {
  readonly id: string;
  readonly channelId: string;
  readonly senderId: string;
  readonly text: string;
  readonly clientId: string;
}

/** Writes the message, and moves its sender's mark to it. */
export async function insertMessage(trx: Trx, message: NewMessage): Promise<void> {
  await sql`
    WITH place AS (UPDATE channels SET last_seq = last_seq + 1, last_message_at = clock_timestamp() WHERE id = ${message.channelId} RETURNING last_seq, last_message_at),
    read AS (UPDATE channel_members SET last_read_seq = place.last_seq, last_read_at = now() FROM place WHERE channel_id = ${message.channelId} AND user_id = ${message.senderId})
    INSERT INTO messages (id, channel_id, seq, sender_id, text, client_id, created_at)
    SELECT ${message.id}, ${message.channelId}, last_seq, ${message.senderId}, ${message.text}, ${message.clientId}, last_message_at FROM place`.execute(
    trx,
  );
}

/** An open report lets the staff read a channel of which they are no members. */
export async function findReportedChannel(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT c.id FROM channels c WHERE c.name = ${name} AND EXISTS (SELECT FROM channel_reports t WHERE t.channel_id = c.id AND t.status = 'open')`.execute(
    db,
  );
  return rows[0]?.id;
}

async function selectMessages(db: Db, where: RawBuilder<unknown>): Promise<Message[]> {
  const { rows } = await sql<Omit<Message, 'createdAt'> & { created_at: Date }>`
    SELECT m.id, c.name AS channel, m.seq, m.text, m.client_id AS "clientId", m.created_at,
      json_build_object('id', u.id, 'username', ${personName}, 'usernameJp', ${personNameJp}) AS sender
    FROM messages m JOIN channels c ON c.id = m.channel_id JOIN users u ON u.id = m.sender_id ${personProfiles}
    WHERE ${where}`.execute(db);
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}
