import type { ApiApp } from '../../app.ts';

/** Removes copies of personal data whose links are over. */
export async function removeOldExports({ db, storage }: Pick<ApiApp, 'db' | 'storage'>, now = new Date()): Promise<void> {
  const gone = await db
    .deleteFrom('files')
    .where('id', 'in', db.selectFrom('privacy_requests').select('file_id').where('file_id', 'is not', null).where('expires_at', '<', now).$castTo<{ file_id: string }>())
    .returning('storage_key')
    .execute();
  for (const { storage_key: key } of gone) await storage.remove(key);
}
