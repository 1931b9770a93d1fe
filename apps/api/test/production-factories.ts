import type { Db } from '../src/house/db/db.ts';
import { newId } from '../src/house/ids.ts';

/** An approved producer of an account, or of nobody. */
export async function createProducer(
  db: Db,
  { userId = null, status = 'approved' }: { readonly userId?: string | null; readonly status?: 'approved' | 'in_review' } = {},
): Promise<{ id: string; handle: string }> {
  const id = newId('pro');
  const handle = `mill-${id.slice(-10).toLowerCase()}`;
  await db
    .insertInto('producers')
    .values({
      id,
      user_id: userId,
      handle,
      name: 'Test Mill',
      name_jp: 'テスト工房',
      country: 'JP',
      city: 'Tokushima',
      city_jp: '徳島',
      lat: 34.07,
      lon: 134.55,
      moq: 10,
      lead_time_days: 30,
      status,
      bio_en: 'A mill made for tests.',
      bio_jp: 'テストのための工房です。',
      capabilities: JSON.stringify([{ en: 'Weaving', jp: '織布' }]),
    })
    .execute();
  return { id, handle };
}
