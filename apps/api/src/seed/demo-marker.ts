import type { DemoImage, DemoModel, DemoTile, Marketplace } from '@orime/demo-data';
import { createHash } from 'node:crypto';
import type { Db } from '../house/db/db.ts';

const key = 'demo_data';

/** Changes when words, numbers, pictures, models or printed cloths of the demo marketplace do. `market` must be built for a fixed instant. */
export function digestOf(
  market: Marketplace,
  images: ReadonlyMap<string, DemoImage>,
  models: ReadonlyMap<string, DemoModel> = new Map(),
  tiles: ReadonlyMap<string, DemoTile> = new Map(),
): string {
  const files = [
    ...[...images.values()].map((image) => `${image.key}:${image.hash}`).sort(),
    ...[...models, ...tiles].map(([slug, { hash }]) => `${slug}:${hash}`).sort(),
  ];
  return createHash('sha256').update(JSON.stringify(market)).update(files.join('\n')).digest('hex');
}

/** Digest of what was loaded last; undefined when nothing was. */
export async function readMarker(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const value: unknown = row?.value;
  return typeof value === 'object' && value !== null && 'digest' in value && typeof value.digest === 'string' ? value.digest : undefined;
}

export async function writeMarker(db: Db, digest: string): Promise<void> {
  const value = JSON.stringify({ digest });
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: new Date() }))
    .execute();
}
