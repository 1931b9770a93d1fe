import type { Channel, ChannelMember } from '@orime/contracts/api/talk/channel';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import type { Page } from '../../../house/http/paging.ts';
import { isFresh } from '../../../house/sockets/presence.queries.ts';
import { personName, personNameJp, personProfiles } from './person-sql.ts';

/** A member's channels, the liveliest first. One that somebody opened and never used is shown to its opener alone. */
export async function listChannels(
  db: Db,
  userId: string,
  q: string,
  page: Page,
): Promise<{ items: Channel[]; total: number; unread: number }> {
  const words = q.trim();
  const matches = sql`(${words} = '' OR c.title ILIKE ${like(words)} OR EXISTS (
    SELECT FROM channel_members m JOIN users u ON u.id = m.user_id ${personProfiles}
    WHERE m.channel_id = c.id AND m.user_id <> ${userId} AND (${personName} ILIKE ${like(words)} OR ${personNameJp} ILIKE ${like(words)})))`;
  const rows = await selectChannels(
    db,
    userId,
    sql`(c.last_seq > 0 OR c.kind <> 'direct' OR c.created_by = ${userId}) AND ${matches}`,
    page,
  );
  const { rows: sums } = await sql<{ unread: number }>`
    SELECT coalesce(sum(c.last_seq - own.last_read_seq), 0)::int AS unread
    FROM channel_members own JOIN channels c ON c.id = own.channel_id WHERE own.user_id = ${userId}`.execute(db);
  return { items: rows.map(toChannel), total: rows[0]?.total ?? 0, unread: sums[0]?.unread ?? 0 };
}

/** One channel as this member sees it. */
export async function findChannel(db: Db, userId: string, id: string): Promise<Channel | undefined> {
  const [row] = await selectChannels(db, userId, sql`c.id = ${id}`, { page: 1, limit: 1, offset: 0 });
  return row && toChannel(row);
}

/** Moves a member's mark forward, never back, and never beyond what there is. */
export async function markRead(
  db: Db,
  userId: string,
  name: string,
  seq: number | undefined,
): Promise<{ lastReadSeq: number; unread: number } | undefined> {
  const { rows } = await sql<{ lastReadSeq: number; unread: number }>`
    UPDATE channel_members m
    SET last_read_seq = greatest(m.last_read_seq, least(c.last_seq, coalesce(${seq ?? null}::int, c.last_seq))), last_read_at = now()
    FROM channels c WHERE c.id = m.channel_id AND c.name = ${name} AND m.user_id = ${userId}
    RETURNING m.last_read_seq AS "lastReadSeq", c.last_seq - m.last_read_seq AS unread`.execute(db);
  return rows[0];
}

interface ChannelRow {
  readonly id: string;
  readonly name: string;
  readonly kind: Channel['kind'];
  readonly title: string;
  readonly ref: string | null;
  readonly members: ChannelMember[];
  readonly unread: number;
  readonly last_read_seq: number;
  readonly last_message_at: Date | null;
  readonly sender_id: string | null;
  readonly text: string | null;
  readonly total: number;
}

async function selectChannels(db: Db, userId: string, where: RawBuilder<unknown>, page: Page): Promise<readonly ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    SELECT c.id, c.name, c.kind, c.title, CASE WHEN c.kind = 'order' THEN c.ref END AS ref, c.last_message_at,
      own.last_read_seq, c.last_seq - own.last_read_seq AS unread, last.sender_id, left(last.text, 200) AS text, count(*) OVER ()::int AS total,
      (SELECT json_agg(json_build_object('id', u.id, 'username', ${personName}, 'usernameJp', ${personNameJp}, 'handle', p.handle,
          'online', EXISTS (SELECT FROM socket_presences s WHERE s.user_id = u.id AND ${isFresh})) ORDER BY m.joined_at, u.id)
        FROM channel_members m JOIN users u ON u.id = m.user_id ${personProfiles} WHERE m.channel_id = c.id) AS members
    FROM channel_members own JOIN channels c ON c.id = own.channel_id
    LEFT JOIN messages last ON last.channel_id = c.id AND last.seq = c.last_seq
    WHERE own.user_id = ${userId} AND ${where}
    ORDER BY coalesce(c.last_message_at, c.created_at) DESC, c.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return rows;
}

function toChannel(row: ChannelRow): Channel {
  const sentAt = row.last_message_at?.toISOString() ?? null;
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    kind: row.kind,
    title: row.title,
    ref: row.ref,
    members: row.members,
    unread: row.unread,
    lastReadSeq: row.last_read_seq,
    lastMessage: row.sender_id === null || sentAt === null ? null : { senderId: row.sender_id, text: row.text ?? '', createdAt: sentAt },
    lastMessageAt: sentAt,
  };
}

function like(words: string): string {
  return `%${escapeLike(words)}%`;
}
