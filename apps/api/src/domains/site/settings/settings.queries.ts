import type { ImageRef } from '@orime/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** A setting that is a whole number; anything else that stands there is as good as nothing. */
export async function readNumberSetting(db: Db, key: string, fallback: number): Promise<number> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return typeof row?.value === 'number' && Number.isSafeInteger(row.value) && row.value >= 0 ? row.value : fallback;
}

/** Pictures of the site itself, by the place they are for. */
export async function readSitePictures(db: Db): Promise<Record<string, ImageRef>> {
  const { rows } = await sql<{ place: string; image: ImageRef }>`
    SELECT p.place, image_ref(f, f.alt_en, f.alt_jp) AS image
    FROM settings s, jsonb_each_text(CASE jsonb_typeof(s.value) WHEN 'object' THEN s.value ELSE '{}' END) AS p (place, file_id) JOIN files f ON f.id = p.file_id AND f.visibility = 'public' AND f.deleted_at IS NULL
    WHERE s.key = 'site_pictures'`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.place, row.image]));
}

/** A setting of the shape `{currency: amount}`, in minor units. */
export async function readAmountSetting(db: Db, key: string, currency: string, fallback: number): Promise<number> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const amounts: unknown = row?.value;
  const amount = typeof amounts === 'object' && amounts !== null ? (amounts as Record<string, unknown>)[currency] : undefined; // object checked just before
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : fallback;
}

/** The rate of sellers and categories that have none of their own; 0 when nothing is kept. */
export async function readRetailCommissionBp(db: Db): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    SELECT value FROM commission_rates
    WHERE scope = 'global' AND kind = 'percent' AND coalesce(valid_from <= now(), true) AND coalesce(valid_to > now(), true)
    ORDER BY position, id LIMIT 1`.execute(db);
  return rows[0]?.value ?? 0;
}
