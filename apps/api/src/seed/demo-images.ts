import type { DemoImage, Marketplace } from '@orime/demo-data';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Db } from '../house/db/db.ts';
import type { Storage } from '../house/storage/storage-types.ts';
import { derivedId } from './derived-id.ts';
import { upsertRows } from './upsert.ts';

/** Rendered pictures as files of the site: image key → id and words. */
export type DemoFiles = ReadonlyMap<string, { readonly id: string; readonly image: DemoImage }>;

const parallel = 8;

/** Stores every rendered picture that is not there yet. An id stands for its bytes: a picture rendered anew gets a new one. */
export async function loadImages(
  db: Db,
  storage: Storage,
  market: Marketplace,
  images: ReadonlyMap<string, DemoImage>,
): Promise<DemoFiles> {
  const owners = ownersOf(market);
  const entries = [...images.values()];
  const rows: Record<string, unknown>[] = [];
  await Promise.all(
    Array.from({ length: parallel }, async (_, worker) => {
      for (let index = worker; index < entries.length; index += parallel) {
        const image = entries[index];
        if (image !== undefined) rows.push(await storeImage(storage, image, owners.get(ownerKey(image.key)) ?? null));
      }
    }),
  );
  await upsertRows(db, 'files', rows, { key: ['id'], keep: ['created_at', 'storage_key'] });
  return new Map(entries.map((image) => [image.key, { id: fileId(image), image }]));
}

async function storeImage(storage: Storage, image: DemoImage, ownerUserId: string | null): Promise<Record<string, unknown>> {
  const bytes = await readFile(image.path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const storageKey = `images/${digest.slice(0, 2)}/${derivedId('demo', image.key, image.hash).slice(5).toLowerCase()}.webp`;
  if ((await storage.get(storageKey)) === undefined) await storage.put(storageKey, bytes, 'image/webp');
  return {
    id: fileId(image),
    sha256: digest,
    mime: 'image/webp',
    bytes: bytes.byteLength,
    width: image.width,
    height: image.height,
    thumbhash: image.thumbhash,
    color: image.color,
    alt_en: image.alt.en,
    alt_jp: image.alt.jp,
    visibility: 'public',
    purpose: 'image',
    owner_user_id: ownerUserId,
    storage_key: storageKey,
    variants: {},
    created_at: new Date(),
  };
}

function fileId(image: DemoImage): string {
  return derivedId('fil', image.key, image.hash);
}

/** Designers may use their own pictures in edits, so they own them. */
function ownersOf(market: Marketplace): ReadonlyMap<string, string> {
  const userOfProfile = new Map(market.profiles.map((profile) => [profile.id, profile.userId]));
  return new Map([
    ...market.profiles.map((profile) => [`designer/${profile.handle}`, profile.userId] as const),
    ...market.producers.map((producer) => [`producer/${producer.handle}`, producer.userId] as const),
    ...market.designs.map((design) => [`design/${design.slug}`, userOfProfile.get(design.profileId) ?? ''] as const),
    ...market.lookbooks.map((book) => [`lookbook/${book.slug}`, userOfProfile.get(book.profileId) ?? ''] as const),
  ]);
}

/** `design/<slug>/front` belongs to `design/<slug>`. */
function ownerKey(key: string): string {
  return key.split('/').slice(0, 2).join('/');
}
