import type { UploadForm } from '@orime/contracts/api/upload';
import type { Db } from '../../plugins/db.ts';

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
  readonly purpose: 'image' | 'document';
  readonly ownerUserId: string | null;
  readonly form: UploadForm | null;
  readonly originalName: string | null;
  readonly storageKey: string;
}

export async function insertFile(db: Db, { ownerUserId, originalName, storageKey, form, ...file }: NewFile): Promise<void> {
  await db
    .insertInto('files')
    .values({ ...file, owner_user_id: ownerUserId, original_name: originalName, storage_key: storageKey, upload_form: form })
    .execute();
}
