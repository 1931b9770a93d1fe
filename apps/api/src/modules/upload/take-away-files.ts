import { sql, type RawBuilder } from 'kysely';
import type { ApiApp } from '../../app.ts';
import type { Db } from '../../plugins/db.ts';

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

/** Removes the bytes of files without a row, and the notes of them. */
export async function removeLeftovers({ db, storage }: Pick<ApiApp, 'db' | 'storage'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await storage.remove(key);
    await db.deleteFrom('stored_objects').where('storage_key', '=', key).execute();
  }
}
