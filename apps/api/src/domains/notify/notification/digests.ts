import type { NotificationData } from '@orime/contracts/api/notify/notification';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { queueMemberMail } from '../email-preferences/index.ts';
import { followDigestMail, messageDigestMail } from './digests.mail.ts';

const batchSize = 100;
const messageWaitMinutes = 10;

/** Mails of messages that have waited unread for ten minutes: one for a channel, until it is read. Returns how many rows were dealt with. */
export async function queueMessageDigests(db: Db): Promise<number> {
  return inBatches(db, async (trx) => {
    const { rows } = await sql<{ id: string; user_id: string; data: NotificationData['message_received']; created_at: Date }>`
      SELECT id, user_id, data, created_at FROM notifications
      WHERE kind = 'message_received' AND read_at IS NULL AND mailed_at IS NULL AND created_at < now() - make_interval(mins => ${messageWaitMinutes})
      ORDER BY created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`.execute(trx);
    for (const { id, user_id: userId, data, created_at } of rows) {
      const path = `/?chat=${encodeURIComponent(data.channel)}`;
      await queueMemberMail(
        trx,
        messageDigestMail,
        { userId, data: { from: data.from, excerpt: data.excerpt, path } },
        `message-digest:${id}:${created_at.getTime()}`,
      );
    }
    return rows.map((row) => row.id);
  });
}

/** Mails of the followers of days gone by, one for each day and profile, unless they were read beside the bell. */
export async function queueFollowDigests(db: Db): Promise<number> {
  return inBatches(db, async (trx) => {
    const { rows } = await sql<{ id: string; user_id: string; latest: string | null; people: number }>`
      SELECT n.id, n.user_id,
        (SELECT u.name FROM notification_people p JOIN users u ON u.id = p.user_id WHERE p.notification_id = n.id ORDER BY p.created_at DESC, u.id LIMIT 1) AS latest,
        (SELECT count(*) FROM notification_people p WHERE p.notification_id = n.id) AS people
      FROM notifications n
      WHERE n.kind = 'new_follower' AND n.read_at IS NULL AND n.mailed_at IS NULL AND n.created_at < date_trunc('day', now(), 'UTC')
      ORDER BY n.created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`.execute(trx);
    for (const { id, user_id: userId, latest, people } of rows) {
      if (latest !== null)
        await queueMemberMail(
          trx,
          followDigestMail,
          { userId, data: { latest, others: people - 1, path: '/dashboard' } },
          `follow-digest:${id}`,
        );
    }
    return rows.map((row) => row.id);
  });
}

/** Batch by batch, so that no transaction holds rows for long. A row is dealt with once, also when its mail is not wanted. */
async function inBatches(db: Db, queue: (trx: Trx) => Promise<readonly string[]>): Promise<number> {
  let total = 0;
  for (;;) {
    const ids = await db.transaction().execute(async (trx) => {
      const done = await queue(trx);
      if (done.length > 0) await sql`UPDATE notifications SET mailed_at = now() WHERE id = ANY (${done}::text[])`.execute(trx);
      return done;
    });
    total += ids.length;
    if (ids.length < batchSize) return total;
  }
}
