import type { ApiApp } from '../../app.ts';

const keptMs = 48 * 3_600_000;
const batch = 200;

/** Removes files of forms that were never sent, and tickets that are long over. */
export async function removeUnclaimed({ db, storage }: Pick<ApiApp, 'db' | 'storage'>, nowMs = Date.now()): Promise<void> {
  const before = new Date(nowMs - keptMs);
  for (;;) {
    const gone = await db
      .deleteFrom('files')
      .where('id', 'in', db.selectFrom('files').select('id').where('upload_form', 'is not', null).where('claimed_at', 'is', null).where('created_at', '<', before).limit(batch))
      .returning('storage_key')
      .execute();
    for (const { storage_key: key } of gone) await storage.remove(key);
    if (gone.length < batch) break;
  }
  await db.deleteFrom('upload_tickets').where('expires_at', '<', before).execute();
}
