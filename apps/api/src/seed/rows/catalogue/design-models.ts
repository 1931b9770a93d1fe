import type { DemoModel } from '@orime/demo-data';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import type { Trx } from '../../../house/db/db.ts';
import type { Storage } from '../../../house/storage/storage-types.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

const mime = 'application/octet-stream';

/** Gives designs, by slug, their models. An id stands for its bytes, and belongs to nobody: designs of one cut share it. */
export async function loadDesignModels(trx: Trx, storage: Storage, models: ReadonlyMap<string, DemoModel>): Promise<void> {
  const files = new Map([...models.values()].map((model) => [model.hash, model]));
  const rows = await Promise.all([...files.values()].map((model) => storeModel(storage, model)));
  await upsertRows(trx, 'files', rows, { key: ['id'], keep: 'all' });
  const links = JSON.stringify([...models].map(([slug, { hash }]) => ({ slug, model_id: modelFileId(hash) })));
  await sql`
    UPDATE designs d SET model_id = w.model_id FROM json_to_recordset(${links}::json) AS w (slug text, model_id text)
    WHERE d.slug = w.slug AND d.model_id IS DISTINCT FROM w.model_id`.execute(trx);
}

async function storeModel(storage: Storage, { hash, path }: DemoModel): Promise<Record<string, unknown>> {
  const id = modelFileId(hash);
  const storageKey = `models/${hash.slice(0, 2)}/${id.slice(4).toLowerCase()}.bin`;
  const bytes = await readFile(path);
  if ((await storage.get(storageKey)) === undefined) await storage.put(storageKey, bytes, mime);
  return {
    id,
    sha256: hash,
    mime,
    bytes: bytes.byteLength,
    visibility: 'public',
    purpose: 'model',
    storage_key: storageKey,
    variants: {},
    created_at: new Date(),
  };
}

function modelFileId(hash: string): string {
  return derivedId('fil', 'model', hash);
}
