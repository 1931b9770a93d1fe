import type { Db } from '../../plugins/db.ts';

/** A setting that is a whole number; anything else that stands there is as good as nothing. */
export async function readNumberSetting(db: Db, key: string, fallback: number): Promise<number> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return typeof row?.value === 'number' && Number.isSafeInteger(row.value) && row.value >= 0 ? row.value : fallback;
}
