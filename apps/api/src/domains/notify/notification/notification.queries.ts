import type { Notification } from '@orime/contracts/api/notify/notification';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { announce } from './announce.ts';

export interface NotificationPage {
  readonly items: Notification[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

interface NotificationRow {
  readonly id: string;
  readonly kind: Notification['kind'];
  readonly data: unknown;
  readonly happened_at: Date;
  /** Microseconds since the epoch: as fine as the order of the list. */
  readonly place: number;
  readonly read_at: Date | null;
  readonly latest: string | null;
  readonly people: number;
}

/** A member's own notifications, newest first. */
export async function listNotifications(
  db: Db,
  userId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<NotificationPage> {
  if (limit === 0) return { items: [], next: null };
  const [place, id] = splitCursor(before);
  const { rows } = await sql<NotificationRow>`
    SELECT n.id, n.kind, n.data, n.happened_at, (extract(epoch FROM n.happened_at) * 1000000)::bigint AS place, n.read_at,
      (SELECT u.name FROM notification_people p JOIN users u ON u.id = p.user_id WHERE p.notification_id = n.id ORDER BY p.created_at DESC, u.id LIMIT 1) AS latest,
      (SELECT count(*) FROM notification_people p WHERE p.notification_id = n.id) AS people
    FROM notifications n
    WHERE n.user_id = ${userId}
      AND (${place}::bigint IS NULL OR (n.happened_at, n.id) < (to_timestamp(0) + ${place}::bigint * interval '1 microsecond', ${id}))
    ORDER BY n.happened_at DESC, n.id DESC LIMIT ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(toNotification), next: rows.length > limit && last !== undefined ? `${last.place}_${last.id}` : null };
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{
    unread: number;
  }>`SELECT count(*) AS unread FROM notifications WHERE user_id = ${userId} AND read_at IS NULL`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Marks the member's own among the ids as read, or all of them. */
export async function markRead(db: Db, userId: string, ids: readonly string[] | undefined): Promise<void> {
  const { rows } = await sql`
    UPDATE notifications SET read_at = now()
    WHERE user_id = ${userId} AND read_at IS NULL AND (${ids === undefined} OR id = ANY (${ids ?? []}::text[])) RETURNING 1`.execute(db);
  if (rows.length > 0) await announce(db, userId);
}

/** Forgets what nobody looks for any more: read ones after 90 days, others after 180. */
export async function pruneNotifications(db: Db): Promise<void> {
  await sql`
    DELETE FROM notifications
    WHERE happened_at < now() - interval '90 days' AND (read_at IS NOT NULL OR happened_at < now() - interval '180 days')`.execute(db);
}

function splitCursor(before: string | undefined): [place: string | null, id: string | null] {
  if (before === undefined) return [null, null];
  const end = before.indexOf('_');
  return [before.slice(0, end), before.slice(end + 1)];
}

function toNotification({ id, kind, data, happened_at, read_at, latest, people }: NotificationRow): Notification {
  return {
    id,
    kind,
    data,
    people: latest === null ? null : { latest, others: people - 1 },
    at: happened_at.toISOString(),
    isRead: read_at !== null,
  } as Notification; // kind and data were written together by `notify`, which pairs them
}
