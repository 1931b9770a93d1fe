import { sql, type RawBuilder } from 'kysely';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';

/**
 * Takes the rows of files away, and notes in the same statement that their bytes are left over: a process that dies before
 * `removeLeftovers` leaves word of them. `which` is the condition on `files`. Gives their storage keys.
 */
export async function takeAwayFiles(db: Db, which: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    WITH gone AS (DELETE FROM files WHERE ${which} RETURNING storage_key)
    INSERT INTO stored_objects (storage_key) SELECT storage_key FROM gone RETURNING storage_key AS key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Takes the pictures of pages that are closed away, unless something that stays shows them too. Their bytes go with the hourly job. */
export async function takeAwayPortraits(db: Db, ids: readonly (string | null | undefined)[]): Promise<void> {
  const known = ids.filter((id) => id !== null && id !== undefined);
  if (known.length === 0) return;
  const others = [
    ['profiles', 'avatar_id'],
    ['profiles', 'cover_id'],
    ['producers', 'avatar_id'],
    ['producers', 'cover_id'],
    ['producer_pictures', 'file_id'],
    ['event_pictures', 'file_id'],
    ['design_images', 'file_id'],
    ['designs', 'video_poster_id'],
    ['lookbooks', 'cover_id'],
    ['lookbook_looks', 'file_id'],
    ['articles', 'cover_id'],
    ['articles', 'hero_id'],
    ['garments', 'preview_file_id'],
    ['expenses', 'receipt_file_id'],
    ['buyer_documents', 'file_id'],
  ] as const;
  const isShown = sql.join(
    others.map(([table, column]) => sql`EXISTS (SELECT FROM ${sql.table(table)} WHERE ${sql.ref(column)} = files.id)`),
    sql` OR `,
  );
  await takeAwayFiles(db, sql`id = ANY (${known}::text[]) AND NOT (${isShown})`);
}

/** Removes the bytes of files without a row, and the notes of them. */
export async function removeLeftovers({ db, storage }: Pick<ApiApp, 'db' | 'storage'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await storage.remove(key);
    await db.deleteFrom('stored_objects').where('storage_key', '=', key).execute();
  }
}
