import type { ApiApp } from '../../../house/api-app.ts';
import { makeVariant } from '../../../house/storage/images.ts';
import { avifKey } from '../../../house/storage/storage-key.ts';
import { findMasterFile } from './avif.queries.ts';
import { createVariantCache } from './variant-cache.ts';
import { createWorkQueue } from './work-queue.ts';

/** Encodings at one time: more would only make all of them wait longer. */
const maxAtOnce = 2;
/** For how long, and of how many images, a process remembers that there is no AVIF: pages ask for the same ones in bursts. */
const absentMs = 60_000;
const maxAbsent = 5000;

export interface Variant {
  readonly bytes: Buffer;
  readonly mime: 'image/webp' | 'image/avif';
}

/** Finds images by id and width: as AVIF for who takes it, once the job has made one, and as WebP made on first demand. */
export function createVariantFinder({ db, storage, config }: Pick<ApiApp, 'db' | 'storage' | 'config'>) {
  const queue = createWorkQueue(maxAtOnce);
  const absent = new Map<string, number>();
  const cache = createVariantCache({
    folder: `${config.dataDir}/cache/media`,
    async make(id, width, format) {
      const file = await findMasterFile(db, id);
      if (file === undefined) return undefined;
      if (format === 'avif') return file.avif.includes(width) ? storage.get(avifKey(file.storageKey, width)) : undefined;
      const master = await storage.get(file.storageKey);
      return master && queue(() => makeVariant(master, width));
    },
  });

  async function findAvif(id: string, width: number): Promise<Buffer | undefined> {
    const key = `${id}/${width}`;
    if ((absent.get(key) ?? 0) > Date.now()) return undefined;
    const bytes = await cache.get(id, width, 'avif');
    if (bytes === undefined) {
      if (absent.size >= maxAbsent) absent.clear();
      absent.set(key, Date.now() + absentMs);
    }
    return bytes;
  }

  return async (id: string, width: number, takesAvif: boolean): Promise<Variant | undefined> => {
    const avif = takesAvif ? await findAvif(id, width) : undefined;
    if (avif !== undefined) return { bytes: avif, mime: 'image/avif' };
    const webp = await cache.get(id, width, 'webp');
    return webp && { bytes: webp, mime: 'image/webp' };
  };
}
