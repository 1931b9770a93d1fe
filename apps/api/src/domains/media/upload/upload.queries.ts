import type { UploadForm } from '@orime/contracts/api/media/upload';
import type { Db } from '../../../house/db/db.ts';
import { outsideWork } from '../../../house/db/unit-of-work.ts';

export interface NewFile {
  readonly id: string;
  readonly sha256: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbhash: string | null;
  readonly color: string | null;
  readonly visibility: 'public' | 'private';
  readonly purpose: 'image' | 'document' | 'video';
  readonly ownerUserId: string | null;
  readonly form: UploadForm | null;
  readonly originalName: string | null;
  readonly storageKey: string;
}

/** Says, before it is there, that a file is coming: a process that dies before the file has its row leaves a note of it. */
export async function announceFile(db: Db, storageKey: string): Promise<void> {
  await outsideWork(() => db.insertInto('stored_objects').values({ storage_key: storageKey }).execute());
}

/** The row of an announced file, in the transaction of whatever else belongs to it. */
export async function insertFile(trx: Db, { ownerUserId, originalName, storageKey, form, ...file }: NewFile): Promise<void> {
  await trx
    .insertInto('files')
    .values({ ...file, owner_user_id: ownerUserId, original_name: originalName, storage_key: storageKey, upload_form: form })
    .execute();
  await trx.deleteFrom('stored_objects').where('storage_key', '=', storageKey).execute();
}
