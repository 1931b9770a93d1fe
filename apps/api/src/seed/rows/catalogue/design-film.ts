import { demoFilm } from '@orime/demo-data';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Trx } from '../../../house/db/db.ts';
import type { Storage } from '../../../house/storage/storage-types.ts';
import { derivedId } from '../../derived-id.ts';

/** One garment of the demo shows how it moves. What its designer has chosen since stays. */
export async function loadDesignFilm(trx: Trx, storage: Storage): Promise<void> {
  const design = await trx
    .selectFrom('designs')
    .innerJoin('profiles', 'profiles.id', 'designs.profile_id')
    .innerJoin('design_images', 'design_images.design_id', 'designs.id')
    .select(['designs.id', 'profiles.user_id', 'design_images.file_id'])
    .where('designs.slug', '=', demoFilm.slug)
    .where('designs.video_id', 'is', null)
    .orderBy('design_images.position')
    .executeTakeFirst();
  if (design === undefined) return;
  const bytes = await readFile(demoFilm.path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = derivedId('fil', 'film', sha256);
  const storageKey = `videos/${sha256.slice(0, 2)}/${id.slice(4).toLowerCase()}.mp4`;
  await storage.put(storageKey, bytes, 'video/mp4');
  await trx
    .insertInto('files')
    .values({
      id,
      sha256,
      mime: 'video/mp4',
      bytes: bytes.byteLength,
      width: demoFilm.width,
      height: demoFilm.height,
      visibility: 'public',
      purpose: 'video',
      owner_user_id: design.user_id,
      original_name: 'film.mp4',
      storage_key: storageKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.updateTable('designs').set({ video_id: id, video_poster_id: design.file_id }).where('id', '=', design.id).execute();
}
