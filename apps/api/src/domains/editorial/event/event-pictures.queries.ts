import type { ImageRef } from '@orime/contracts';
import type { EventInput } from '@orime/contracts/api/editorial/event';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

type Pictures = NonNullable<EventInput['pictures']>;

/** The pictures of events in their order, by the event's id; none of an event has no entry. */
export async function listEventPictures(db: Db, eventIds: readonly string[]): Promise<ReadonlyMap<string, ImageRef[]>> {
  if (eventIds.length === 0) return new Map();
  const { rows } = await sql<{ eventId: string; image: ImageRef }>`
    SELECT g.event_id AS "eventId", image_ref(f, g.alt_en, g.alt_jp) AS image FROM event_pictures g JOIN files f ON f.id = g.file_id
    WHERE g.event_id = ANY (${eventIds}::text[]) AND f.deleted_at IS NULL ORDER BY g.position, g.file_id`.execute(db);
  const pictures = new Map<string, ImageRef[]>();
  for (const { eventId, image } of rows) pictures.set(eventId, [...(pictures.get(eventId) ?? []), image]);
  return pictures;
}

/** Writes the pictures anew, in the order given; one that is named twice stands at its first place. */
export async function replaceEventPictures(db: Db, eventId: string, pictures: Pictures): Promise<void> {
  await db.deleteFrom('event_pictures').where('event_id', '=', eventId).execute();
  const once = pictures.filter(({ fileId }, index) => pictures.findIndex((other) => other.fileId === fileId) === index);
  if (once.length === 0) return;
  await db
    .insertInto('event_pictures')
    .values(
      once.map(({ fileId, alt }, position) => ({
        event_id: eventId,
        file_id: fileId,
        position,
        alt_en: alt.en.trim(),
        alt_jp: alt.jp.trim(),
      })),
    )
    .execute();
}

/** Whether each of them is a public picture that is stored here. */
export async function arePictures(db: Db, pictures: Pictures): Promise<boolean> {
  const ids = [...new Set(pictures.map(({ fileId }) => fileId))];
  if (ids.length === 0) return true;
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('visibility', '=', 'public')
    .where('purpose', '=', 'image')
    .where('deleted_at', 'is', null)
    .execute();
  return found.length === ids.length;
}
