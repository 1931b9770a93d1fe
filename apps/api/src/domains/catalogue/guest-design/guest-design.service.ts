import type { Garment, GarmentInput } from '@orime/contracts/api/catalogue/garment';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId, newSecret } from '../../../house/ids.ts';
import { hashLinkKey } from '../../../house/link-key.ts';
import { assertRoom, readGarment, writeDoc } from '../garment/index.ts';

/** Keeps a visitor's document; only its hash remembers the key. */
export async function saveGuestDesign(db: Db, { kind = 'studio', name = '', doc }: GarmentInput): Promise<{ id: string; key: string }> {
  const id = newId('gar');
  const key = newSecret();
  await db
    .insertInto('garments')
    .values({
      id,
      guest_key_hash: hashLinkKey(key),
      kind,
      name: name.trim(),
      doc: writeDoc(doc),
      preview_file_id: null,
      owner_user_id: null,
    })
    .execute();
  return { id, key };
}

/** Gives it to the first who comes with the key; coming again is no mistake, coming second is. */
export async function claimGuestDesign(db: Db, userId: string, id: string, key: string): Promise<Garment> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('garments')
      .select('owner_user_id')
      .where('id', '=', id)
      .where('guest_key_hash', '=', hashLinkKey(key))
      .forUpdate()
      .executeTakeFirst();
    if (stored === undefined) throw new RequestError('not_found');
    if (stored.owner_user_id !== null && stored.owner_user_id !== userId) throw new RequestError('token_used');
    if (stored.owner_user_id === null) {
      await assertRoom(trx, userId);
      await trx.updateTable('garments').set({ owner_user_id: userId, updated_at: new Date() }).where('id', '=', id).execute();
    }
    return readGarment(trx, userId, id);
  });
}

export async function removeOldGuestDesigns(db: Db): Promise<void> {
  await sql`DELETE FROM garments WHERE owner_user_id IS NULL AND created_at < now() - interval '90 days'`.execute(db);
}
