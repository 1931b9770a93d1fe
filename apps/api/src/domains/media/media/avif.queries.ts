import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** Tries before an image is left with its WebP. */
const maxTries = 5;

export interface DueEncoding {
  readonly fileId: string;
  readonly storageKey: string;
  /** Of the master, in pixels. */
  readonly width: number;
}

/** Asks for the AVIF variants of a public image, in the transaction that records it. */
export async function requestAvif(db: Db, fileId: string): Promise<void> {
  await db
    .insertInto('image_encodings')
    .values({ file_id: fileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The image that has waited longest, taken by one process only. It comes up again after ten minutes, then after twenty and so
 * on, unless `finishEncoding` says that it is done.
 */
export async function takeDueEncoding(db: Db): Promise<DueEncoding | undefined> {
  const { rows } = await sql<DueEncoding>`
    UPDATE image_encodings e SET tries = tries + 1, due_at = now() + interval '10 minutes' * power(2, tries)
    FROM files f
    WHERE e.file_id = (SELECT file_id FROM image_encodings WHERE due_at <= now() AND tries < ${maxTries} ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) AND f.id = e.file_id
    RETURNING f.id AS "fileId", f.storage_key AS "storageKey", coalesce(f.width, 0) AS width`.execute(db);
  return rows[0];
}

export async function finishEncoding(db: Db, fileId: string, widths: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`UPDATE files SET variants = variants || ${JSON.stringify({ avif: widths })}::jsonb WHERE id = ${fileId}`.execute(trx);
    await trx.deleteFrom('image_encodings').where('file_id', '=', fileId).execute();
  });
}

export interface MasterFile {
  readonly storageKey: string;
  /** Widths that exist as AVIF. */
  readonly avif: readonly number[];
}

/** A public image; nothing for private, removed and unknown ones. */
export async function findMasterFile(db: Db, id: string): Promise<MasterFile | undefined> {
  const { rows } = await sql<MasterFile>`
    SELECT storage_key AS "storageKey", coalesce(variants->'avif', '[]') AS avif FROM files
    WHERE id = ${id} AND visibility = 'public' AND purpose = 'image' AND deleted_at IS NULL`.execute(db);
  return rows[0];
}
