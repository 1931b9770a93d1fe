import type { ApiApp } from '../../app.ts';

const keptMs = 48 * 3_600_000;
const batch = 200;
/** No upload takes this long: what has no row by then never gets one. */
const abandonedMs = 3_600_000;

/** Removes files of forms that were never sent, files that a process left without a row, and tickets that are long over. */
export async function removeUnclaimed({ db, storage }: Pick<ApiApp, 'db' | 'storage'>, nowMs = Date.now()): Promise<void> {
  const before = new Date(nowMs - keptMs);
  for (;;) {
    // Row for note in one statement: a process that dies before the file is gone leaves word of it.
    const gone = await db
      .with('unclaimed', (cte) =>
        cte
          .deleteFrom('files')
          .where('id', 'in', cte.selectFrom('files').select('id').where('upload_form', 'is not', null).where('claimed_at', 'is', null).where('created_at', '<', before).limit(batch))
          .returning('storage_key'),
      )
      .insertInto('stored_objects')
      .columns(['storage_key'])
      .expression((eb) => eb.selectFrom('unclaimed').select('storage_key'))
      .returning('storage_key')
      .execute();
    for (const { storage_key: key } of gone) await removeLeft({ db, storage }, key);
    if (gone.length < batch) break;
  }
  const left = await db.selectFrom('stored_objects').select('storage_key').where('created_at', '<', new Date(nowMs - abandonedMs)).limit(batch).execute();
  for (const { storage_key: key } of left) await removeLeft({ db, storage }, key);
  await db.deleteFrom('upload_tickets').where('expires_at', '<', before).execute();
}

async function removeLeft({ db, storage }: Pick<ApiApp, 'db' | 'storage'>, key: string): Promise<void> {
  await storage.remove(key);
  await db.deleteFrom('stored_objects').where('storage_key', '=', key).execute();
}
