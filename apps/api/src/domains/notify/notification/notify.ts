import type { NotificationData, NotificationKind } from '@orime/contracts/api/notify/notification';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';
import { announce } from './announce.ts';

/** An event to tell a member of. The kind decides what `data` holds. */
export type NotificationEvent = {
  [Kind in NotificationKind]: {
    readonly userId: string;
    readonly kind: Kind;
    readonly data: NotificationData[Kind];
    readonly dedupeKey: string;
  };
}[NotificationKind];

/** Tells of one event, in its transaction: both happen or neither. The same `dedupeKey` tells a member once, ever. */
export async function notify(trx: Trx, { userId, kind, data, dedupeKey }: NotificationEvent): Promise<void> {
  const { rows } = await sql`
    INSERT INTO notifications (id, user_id, kind, data, dedupe_key) VALUES (${newId('ntf')}, ${userId}, ${kind}, ${JSON.stringify(data)}, ${dedupeKey})
    ON CONFLICT (user_id, dedupe_key) DO NOTHING RETURNING 1`.execute(trx);
  if (rows.length > 0) await announce(trx, userId);
}

/** Tells of the newest of a row of events (messages of a channel): takes the place of the one before under the key, unread again. */
export async function notifyLatest(trx: Trx, { userId, kind, data, dedupeKey }: NotificationEvent): Promise<void> {
  await sql`
    INSERT INTO notifications (id, user_id, kind, data, dedupe_key) VALUES (${newId('ntf')}, ${userId}, ${kind}, ${JSON.stringify(data)}, ${dedupeKey})
    ON CONFLICT (user_id, dedupe_key) DO UPDATE SET data = excluded.data, happened_at = clock_timestamp(), read_at = NULL,
      created_at = CASE WHEN notifications.read_at IS NULL THEN notifications.created_at ELSE clock_timestamp() END,
      mailed_at = CASE WHEN notifications.read_at IS NULL THEN notifications.mailed_at END`.execute(trx);
  await announce(trx, userId);
}

/** Tells of something that several people may do ("Aiko and 3 others"): one entry under the key, each person in it once. */
export async function notifyOfPerson(trx: Trx, { userId, kind, data, dedupeKey }: NotificationEvent, personId: string): Promise<void> {
  // Nobody needs to be told of what they did themselves.
  if (personId === userId) return;
  // The update of nothing locks the row, so that a count is never lost between two people who come at once.
  const { rows } = await sql<{ id: string }>`
    INSERT INTO notifications (id, user_id, kind, data, dedupe_key) VALUES (${newId('ntf')}, ${userId}, ${kind}, ${JSON.stringify(data)}, ${dedupeKey})
    ON CONFLICT (user_id, dedupe_key) DO UPDATE SET dedupe_key = excluded.dedupe_key RETURNING id`.execute(trx);
  const id = rows[0]?.id ?? '';
  const added =
    await sql`INSERT INTO notification_people (notification_id, user_id) VALUES (${id}, ${personId}) ON CONFLICT DO NOTHING RETURNING 1`.execute(
      trx,
    );
  if (added.rows.length === 0) return;
  await sql`UPDATE notifications SET data = ${JSON.stringify(data)}, happened_at = clock_timestamp(), read_at = NULL WHERE id = ${id}`.execute(
    trx,
  );
  await announce(trx, userId);
}

/** Takes a person out of an entry again, and the entry with the last one: somebody thought better of it. */
export async function withdrawPerson(trx: Trx, userId: string, dedupeKey: string, personId: string): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT id FROM notifications WHERE user_id = ${userId} AND dedupe_key = ${dedupeKey} FOR UPDATE`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return;
  await sql`DELETE FROM notification_people WHERE notification_id = ${id} AND user_id = ${personId}`.execute(trx);
  const gone = await sql`
    DELETE FROM notifications n WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM notification_people p WHERE p.notification_id = n.id) RETURNING 1`.execute(
    trx,
  );
  if (gone.rows.length > 0) await announce(trx, userId);
}

/** The member has seen it elsewhere: in the chat, on the page of the order. */
export async function markNotificationRead(trx: Trx, userId: string, dedupeKey: string): Promise<void> {
  const { rows } = await sql`
    UPDATE notifications SET read_at = now() WHERE user_id = ${userId} AND dedupe_key = ${dedupeKey} AND read_at IS NULL RETURNING 1`.execute(
    trx,
  );
  if (rows.length > 0) await announce(trx, userId);
}

/** Part of a dedupe key: events of a day (UTC) are told together. */
export function dayOf(time = new Date()): string {
  return time.toISOString().slice(0, 10);
}
