import type { Db } from '../../../../house/db/db.ts';
import { makePrint } from '../../../../house/storage/images.ts';
import type { Storage } from '../../../../house/storage/storage-types.ts';

/** As many at a time as the image library has threads for. */
const parallel = 4;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Public pictures by file id, small enough for paper. What cannot be read stays out: a document is worth more than its pictures. */
export async function loadPictures(
  db: Db,
  storage: Storage,
  ids: readonly string[],
  size: PictureSize,
): Promise<ReadonlyMap<string, Buffer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'storage_key'])
    .where('id', 'in', [...new Set(ids)])
    .where('visibility', '=', 'public')
    .where('purpose', '=', 'image')
    .where('deleted_at', 'is', null)
    .execute();
  const pictures = new Map<string, Buffer>();
  const waiting = rows.values();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      // One iterator for all: whoever is free takes the next.
      for (const { id, storage_key } of waiting) {
        const picture = await load(storage, storage_key, size);
        if (picture !== undefined) pictures.set(id, picture);
      }
    }),
  );
  return pictures;
}

async function load(storage: Storage, key: string, size: PictureSize): Promise<Buffer | undefined> {
  const master = await storage.get(key);
  return master && makePrint(master, size).catch(() => undefined);
}
