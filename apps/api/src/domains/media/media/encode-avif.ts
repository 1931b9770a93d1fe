import { MEDIA_WIDTHS } from '@orime/contracts';
import type { ApiApp } from '../../../house/api-app.ts';
import { makeAvif, makeVariant } from '../../../house/storage/images.ts';
import { avifKey } from '../../../house/storage/storage-key.ts';
import { finishEncoding, takeDueEncoding, type DueEncoding } from './avif.queries.ts';

/** Time after which a run takes no further image: the job comes again, and a process that stops is not kept waiting. */
const budgetMs = 20_000;

/**
 * The `avif` job: makes the AVIF variants of images that were sent since. AVIF takes many times as long as WebP, so nobody
 * waits for it; until it is there the WebP is answered. Doing an image twice writes the same bytes under the same keys.
 */
export async function encodeDueImages(
  { db, storage, log }: Pick<ApiApp, 'db' | 'storage' | 'log'>,
  nowMs: () => number = Date.now,
): Promise<void> {
  const end = nowMs() + budgetMs;
  while (nowMs() < end) {
    const due = await takeDueEncoding(db);
    if (due === undefined) return;
    try {
      await finishEncoding(db, due.fileId, await encode(storage, due));
    } catch (error) {
      log.warn({ err: error, file: due.fileId }, 'image not encoded');
    }
  }
}

/** The widths whose AVIF is worth having: those that it makes smaller. */
async function encode(storage: ApiApp['storage'], { storageKey, width: masterWidth }: DueEncoding): Promise<readonly number[]> {
  const master = await storage.get(storageKey);
  if (master === undefined) throw new Error(`The file ${storageKey} is not in the storage`);
  const made: number[] = [];
  for (const [index, width] of MEDIA_WIDTHS.entries()) {
    // Beyond the master every width is the same picture again; the first of them is asked for as the largest there is.
    if (index > 0 && (MEDIA_WIDTHS[index - 1] ?? 0) >= masterWidth) break;
    const [avif, webp] = [await makeAvif(master, width), await makeVariant(master, width)];
    if (avif.length >= webp.length) continue;
    await storage.put(avifKey(storageKey, width), avif, 'image/avif');
    made.push(width);
  }
  return made;
}
