import { sql } from 'kysely';
import type { ApiApp } from '../../../house/api-app.ts';
import { removeLeftovers, takeAwayFiles } from '../../media/upload/index.ts';

/** Removes copies of personal data whose links are over. */
export async function removeOldExports({ db, storage }: Pick<ApiApp, 'db' | 'storage'>, now = new Date()): Promise<void> {
  await removeLeftovers(
    { db, storage },
    await takeAwayFiles(db, sql`id IN (SELECT file_id FROM privacy_requests WHERE file_id IS NOT NULL AND expires_at < ${now})`),
  );
}
