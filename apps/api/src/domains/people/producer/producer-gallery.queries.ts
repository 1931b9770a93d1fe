import type { ImageRef } from '@orime/contracts';
import type { ProducerUpdate } from '@orime/contracts/api/people/producer';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** The pictures of a producer's page in their order. */
export async function listGallery(db: Db, producerId: string): Promise<ImageRef[]> {
  const { rows } = await sql<{ image: ImageRef }>`
    SELECT image_ref(f, g.alt_en, g.alt_jp) AS image FROM producer_pictures g JOIN files f ON f.id = g.file_id
    WHERE g.producer_id = ${producerId} AND f.deleted_at IS NULL ORDER BY g.position, g.file_id`.execute(db);
  return rows.map(({ image }) => image);
}

/** Writes the gallery anew, in the order given; a picture that is named twice stands at its first place. */
export async function replaceGallery(db: Db, producerId: string, gallery: NonNullable<ProducerUpdate['gallery']>): Promise<void> {
  await db.deleteFrom('producer_pictures').where('producer_id', '=', producerId).execute();
  const pictures = gallery.filter(({ fileId }, index) => gallery.findIndex((other) => other.fileId === fileId) === index);
  if (pictures.length === 0) return;
  await db
    .insertInto('producer_pictures')
    .values(
      pictures.map(({ fileId, alt }, position) => ({
        producer_id: producerId,
        file_id: fileId,
        position,
        alt_en: alt.en.trim(),
        alt_jp: alt.jp.trim(),
      })),
    )
    .execute();
}
