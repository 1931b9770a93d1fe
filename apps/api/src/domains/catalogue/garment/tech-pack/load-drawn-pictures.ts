import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import type { Db } from '../../../../house/db/db.ts';
import { makeDrawable } from '../../../../house/storage/images.ts';
import type { Storage } from '../../../../house/storage/storage-types.ts';

/** Pictures of a drawing by their source, each as an address that pdfkit draws and embeds once. */
export type DrawnPictures = ReadonlyMap<string, string>;

/** More than a garment carries; the rest are grey boxes, as pictures are that never left their browser. */
const MOST = 40;
/** Longest side in pixels: of a few, and of many. */
const SIDES = { few: 1000, many: 480 } as const;
const FEW = 6;
const parallel = 2;

/** The stored pictures of a studio document that anybody may see. What cannot be read stays out: a document is worth more than its pictures. */
export async function loadDrawnPictures(db: Db, storage: Storage, stored: unknown): Promise<DrawnPictures> {
  const objects = readStudioDocument(stored)?.areas.flatMap((area) => area.objects) ?? [];
  const ids = new Set(
    objects.flatMap((object) => (object.kind === 'image' && !object.hidden && !object.source.startsWith('local:') ? [object.source] : [])),
  );
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['id', 'storage_key'])
    .where('id', 'in', [...ids].slice(0, MOST))
    .where('visibility', '=', 'public')
    .where('purpose', '=', 'image')
    .where('deleted_at', 'is', null)
    .execute();
  const side = rows.length > FEW ? SIDES.many : SIDES.few;
  const pictures = new Map<string, string>();
  const waiting = rows.values();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      // One iterator for all: whoever is free takes the next.
      for (const { id, storage_key: key } of waiting) {
        const master = await storage.get(key);
        const drawable = master && (await makeDrawable(master, side).catch(() => undefined));
        if (drawable) pictures.set(id, `data:${drawable.type};base64,${drawable.bytes.toString('base64')}`);
      }
    }),
  );
  return pictures;
}
