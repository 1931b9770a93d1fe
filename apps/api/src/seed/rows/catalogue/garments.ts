import { createHash } from 'node:crypto';
import type { Trx } from '../../../house/db/db.ts';
import { makeMaster } from '../../../house/storage/images.ts';
import type { Storage } from '../../../house/storage/storage-types.ts';
import { derivedId } from '../../derived-id.ts';
import { embroideryDocument } from './embroidery-document.ts';
import { garmentDocument } from './garment-document.ts';
import { drawFlat, FLAT_SIZE, type GarmentFlat } from './garment-flat.ts';

const CUSTOMER = 'consumer@example.com';
const DAY_MS = 86_400_000;

interface PlannedGarment {
  readonly name: string;
  readonly kind: 'studio' | 'embroidery';
  readonly flat: GarmentFlat;
  readonly daysAgo: number;
}

const GARMENTS: readonly PlannedGarment[] = [
  { name: 'Sunday shirt', kind: 'studio', flat: { shape: 'shirt', cloth: [185, 196, 207], thread: [39, 64, 107] }, daysAgo: 3 },
  { name: 'Smock for the vat', kind: 'studio', flat: { shape: 'smock', cloth: [39, 64, 107], thread: [232, 226, 214] }, daysAgo: 12 },
  { name: 'Fern on a pocket', kind: 'embroidery', flat: { shape: 'pocket', cloth: [216, 207, 191], thread: [77, 107, 69] }, daysAgo: 20 },
];

/** What the demo customer drew, each with a picture of it. What exists is left alone. */
export async function loadGarments(trx: Trx, storage: Storage): Promise<void> {
  const owner = await trx.selectFrom('users').select('id').where('email', '=', CUSTOMER).executeTakeFirst();
  if (owner === undefined) return;
  for (const { name, kind, flat, daysAgo } of GARMENTS) {
    const id = derivedId('gar', name);
    if ((await trx.selectFrom('garments').select('id').where('id', '=', id).executeTakeFirst()) !== undefined) continue;
    const at = new Date(Date.now() - daysAgo * DAY_MS);
    await trx
      .insertInto('garments')
      .values({
        id,
        owner_user_id: owner.id,
        guest_key_hash: null,
        kind,
        name,
        doc: JSON.stringify(flat.shape === 'pocket' ? embroideryDocument(name) : garmentDocument(name, flat, flat.shape)),
        preview_file_id: await storePreview(trx, storage, { owner: owner.id, flat, at }),
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
}

type Preview = { readonly owner: string; readonly flat: GarmentFlat; readonly at: Date };

async function storePreview(trx: Trx, storage: Storage, { owner, flat, at }: Preview): Promise<string> {
  const { default: sharp } = await import('sharp');
  const drawn = sharp(drawFlat(flat), { raw: { ...FLAT_SIZE, channels: 3 } });
  const { bytes, width, height, thumbhash, color } = await makeMaster(await drawn.resize({ width: 900 }).png().toBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = derivedId('fil', 'garment', sha256);
  const storageKey = `images/${sha256.slice(0, 2)}/${id.slice(4).toLowerCase()}.webp`;
  await storage.put(storageKey, bytes, 'image/webp');
  await trx
    .insertInto('files')
    .values({
      id,
      sha256,
      mime: 'image/webp',
      bytes: bytes.byteLength,
      width,
      height,
      thumbhash,
      color,
      visibility: 'public',
      purpose: 'image',
      owner_user_id: owner,
      storage_key: storageKey,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}
