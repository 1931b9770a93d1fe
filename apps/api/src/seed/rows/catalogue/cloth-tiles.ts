import type { DemoTile } from '@orime/demo-data';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import type { Trx } from '../../../house/db/db.ts';
import type { Storage } from '../../../house/storage/storage-types.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

const mime = 'image/webp';

/**
 * Gives printed designs, by slug, the repeats of their cloth, and takes them from designs that have none any longer. An id stands for
 * bytes, size and trim, and belongs to nobody: designs of one cloth share it.
 */
export async function loadClothTiles(trx: Trx, storage: Storage, tiles: ReadonlyMap<string, DemoTile>): Promise<void> {
  const distinct = [...new Map([...tiles.values()].map((tile) => [tile.hash, tile])).values()];
  const files = await Promise.all(distinct.map((tile) => storeTile(storage, tile)));
  await upsertRows(trx, 'files', files, { key: ['id'], keep: 'all' });
  const rows = distinct.map(({ hash, widthCm, heightCm, trimHex }) => ({
    file_id: tileFileId(hash),
    width_cm: widthCm,
    height_cm: heightCm,
    trim_hex: trimHex,
  }));
  await upsertRows(trx, 'cloth_tiles', rows, { key: ['file_id'], keep: 'all' });
  const links = JSON.stringify([...tiles].map(([slug, { hash }]) => ({ slug, cloth_tile_id: tileFileId(hash) })));
  await sql`
    UPDATE designs d SET cloth_tile_id = w.cloth_tile_id
    FROM designs e LEFT JOIN json_to_recordset(${links}::json) AS w (slug text, cloth_tile_id text) ON w.slug = e.slug
    WHERE e.id = d.id AND d.cloth_tile_id IS DISTINCT FROM w.cloth_tile_id`.execute(trx);
}

async function storeTile(storage: Storage, { hash, path }: DemoTile): Promise<Record<string, unknown>> {
  const id = tileFileId(hash);
  const storageKey = `cloths/${hash.slice(0, 2)}/${id.slice(4).toLowerCase()}.webp`;
  const bytes = await readFile(path);
  if ((await storage.get(storageKey)) === undefined) await storage.put(storageKey, bytes, mime);
  return {
    id,
    sha256: hash,
    mime,
    bytes: bytes.byteLength,
    visibility: 'public',
    purpose: 'cloth',
    storage_key: storageKey,
    variants: {},
    created_at: new Date(),
  };
}

function tileFileId(hash: string): string {
  return derivedId('fil', 'cloth', hash);
}
