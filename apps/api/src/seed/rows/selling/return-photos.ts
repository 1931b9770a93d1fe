import type { OrderRow, ReturnRow } from '@orime/demo-data';
import { readFile } from 'node:fs/promises';
import type { Trx } from '../../../house/db/db.ts';
import type { Storage } from '../../../house/storage/storage-types.ts';
import type { DemoFiles } from '../../demo-images.ts';
import { storeDocument } from '../../store-document.ts';

/** Reasons of the plan that a customer shows with photos. */
const SHOWN = ['colour'];
const SIDE_PX = 900;

/** Close photos of what came otherwise than described: two cuts out of the garment's own picture. What exists is left alone. */
export async function loadReturnPhotos(
  trx: Trx,
  storage: Storage,
  files: DemoFiles,
  { order, entry }: { readonly order: OrderRow; readonly entry: ReturnRow },
): Promise<void> {
  const line = order.lines.find(({ id }) => entry.lines.some(({ orderLineId, reason }) => orderLineId === id && SHOWN.includes(reason)));
  const picture = line && files.get(line.imageKey)?.image;
  if (picture === undefined) return;
  for (const position of [0, 1]) {
    const fileId = await storeDocument(trx, storage, {
      of: ['return', entry.id, String(position)],
      ownerUserId: null,
      name: `photo-${position + 1}.webp`,
      mime: 'image/webp',
      createdAt: new Date(entry.at),
      draw: async () => cut(await readFile(picture.path), position),
    });
    await trx
      .insertInto('return_photos')
      .values({ return_id: entry.id, file_id: fileId, position })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A square out of the middle of a picture, the second one lower than the first. */
async function cut(bytes: Buffer, position: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes).metadata();
  const side = Math.round(width * 0.4);
  return sharp(bytes)
    .extract({ left: Math.round(width * 0.3), top: Math.round(height * (0.3 + 0.2 * position)), width: side, height: side })
    .resize(SIDE_PX, SIDE_PX)
    .webp({ quality: 80 })
    .toBuffer();
}
