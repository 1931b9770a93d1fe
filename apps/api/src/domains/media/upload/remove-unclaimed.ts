import { sql } from 'kysely';
import type { ApiApp } from '../../../house/api-app.ts';
import { removeLeftovers, takeAwayFiles } from './take-away-files.ts';

const keptMs = 48 * 3_600_000;
const batch = 200;
/** No upload takes this long: what has no row by then never gets one. */
const abandonedMs = 3_600_000;

/** Removes files of forms that were never sent, files that a process left without a row, and tickets that are long over. */
export async function removeUnclaimed({ db, storage }: Pick<ApiApp, 'db' | 'storage'>, nowMs = Date.now()): Promise<void> {
  const before = new Date(nowMs - keptMs);
  for (;;) {
    const keys = await takeAwayFiles(
      db,
      sql`id IN (SELECT id FROM files WHERE upload_form IS NOT NULL AND claimed_at IS NULL AND created_at < ${before} LIMIT ${batch})`,
    );
    await removeLeftovers({ db, storage }, keys);
    if (keys.length < batch) break;
  }
  const left = await db
    .selectFrom('stored_objects')
    .select('storage_key')
    .where('created_at', '<', new Date(nowMs - abandonedMs))
    .limit(batch)
    .execute();
  await removeLeftovers(
    { db, storage },
    left.map(({ storage_key: key }) => key),
  );
  await db.deleteFrom('upload_tickets').where('expires_at', '<', before).execute();
}
