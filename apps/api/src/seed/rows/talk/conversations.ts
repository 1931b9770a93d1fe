import type { Marketplace } from '@orime/demo-data';
import type { Db } from '../../../house/db/db.ts';
import { upsertRows } from '../../upsert.ts';

/** Conversations of the demo. What exists is left alone, also where two people of the demo began one of their own before. */
export async function loadConversations(db: Db, market: Marketplace): Promise<void> {
  const { channels } = market;
  await upsertRows(
    db,
    'channels',
    channels.map(({ id, name, kind, ref, title, createdBy, lastSeq, lastMessageAt, createdAt }) => ({
      id,
      name,
      kind,
      ref,
      title,
      created_by: createdBy,
      last_seq: lastSeq,
      last_message_at: lastMessageAt,
      created_at: createdAt,
    })),
    { key: ['kind', 'ref'], keep: 'all' },
  );
  const there = new Set(
    (
      await db
        .selectFrom('channels')
        .select('id')
        .where(
          'id',
          'in',
          channels.map(({ id }) => id),
        )
        .execute()
    ).map(({ id }) => id),
  );
  const own = channels.filter(({ id }) => there.has(id));
  await upsertRows(
    db,
    'channel_members',
    own.flatMap(({ id, createdAt, members }) =>
      members.map(({ userId, lastReadSeq }) => ({ channel_id: id, user_id: userId, last_read_seq: lastReadSeq, joined_at: createdAt })),
    ),
    { key: ['channel_id', 'user_id'], keep: 'all' },
  );
  await upsertRows(
    db,
    'messages',
    own.flatMap((channel) =>
      channel.messages.map(({ id, seq, senderId, text, clientId, createdAt }) => ({
        id,
        channel_id: channel.id,
        seq,
        sender_id: senderId,
        text,
        client_id: clientId,
        created_at: createdAt,
      })),
    ),
    { key: ['id'], keep: 'all' },
  );
}
