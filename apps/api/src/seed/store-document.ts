import { createHash } from 'node:crypto';
import type { Db } from '../house/db/db.ts';
import type { Storage } from '../house/storage/storage-types.ts';
import { derivedId } from './derived-id.ts';

export interface DemoDocument {
  /** What it belongs to: the same words give the same file. */
  readonly of: readonly string[];
  readonly ownerUserId: string | null;
  readonly name: string;
  readonly mime?: 'application/pdf' | 'image/webp';
  readonly createdAt: Date;
  readonly draw: () => Promise<Buffer>;
}

/** Keeps a private file of the demo and gives its id. One that is there is not drawn again. */
export async function storeDocument(
  db: Db,
  storage: Storage,
  { of, ownerUserId, name, mime = 'application/pdf', createdAt, draw }: DemoDocument,
): Promise<string> {
  const id = derivedId('fil', ...of);
  const known = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) return id;
  const bytes = await draw();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const storageKey = `documents/${sha256.slice(0, 2)}/${id.slice(4).toLowerCase()}.${mime === 'application/pdf' ? 'pdf' : 'webp'}`;
  await storage.put(storageKey, bytes, mime);
  await db
    .insertInto('files')
    .values({
      id,
      sha256,
      mime,
      bytes: bytes.byteLength,
      visibility: 'private',
      purpose: 'document',
      owner_user_id: ownerUserId,
      original_name: name,
      storage_key: storageKey,
      created_at: createdAt,
    })
    .execute();
  return id;
}
