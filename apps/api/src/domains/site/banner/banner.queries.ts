import type { Selectable } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { DB as Database } from '../../../house/db/generated.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';

export type BannerRow = Selectable<Database['banner_items']>;

const columns = ['id', 'name', 'published', 'promo_text_en', 'promo_text_jp', 'promo_url', 'position', 'created_at', 'updated_at'] as const;

/** Items in their order; `published` leaves drafts and items without any text out. */
export function listBannerItems(db: Db, { published, limit }: { published: boolean; limit: number }): Promise<BannerRow[]> {
  return db
    .selectFrom('banner_items')
    .select(columns)
    .$if(published, (query) =>
      query.where('published', '=', 'published').where((eb) => eb.or([eb('promo_text_en', '!=', ''), eb('promo_text_jp', '!=', '')])),
    )
    .orderBy('position')
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export interface BannerFields {
  readonly name?: string | undefined;
  readonly published?: 'published' | 'draft' | undefined;
  readonly promoText?: string | undefined;
  readonly promoTextJp?: string | undefined;
  readonly promoUrl?: string | undefined;
  readonly position?: number | undefined;
}

export function insertBannerItem(db: Db, fields: BannerFields & { readonly name: string }): Promise<BannerRow> {
  return db
    .insertInto('banner_items')
    .values({ id: newId('bnr'), ...toColumns(fields), name: fields.name })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateBannerItem(db: Db, id: string, fields: BannerFields): Promise<BannerRow> {
  const row = await db
    .updateTable('banner_items')
    .set({ ...toColumns(fields), updated_at: new Date() })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  if (row === undefined) throw new RequestError('not_found');
  return row;
}

export async function deleteBannerItem(db: Db, id: string): Promise<void> {
  const result = await db.deleteFrom('banner_items').where('id', '=', id).executeTakeFirst();
  if (result.numDeletedRows === 0n) throw new RequestError('not_found');
}

/** Fields that were not sent stay undefined, and Kysely leaves those columns alone. */
function toColumns(fields: BannerFields) {
  return {
    name: fields.name,
    published: fields.published,
    promo_text_en: fields.promoText,
    promo_text_jp: fields.promoTextJp,
    promo_url: fields.promoUrl,
    position: fields.position,
  };
}
