import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import type { DB as Database } from '../../../house/db/generated.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { assertVersion } from '../../../house/http/if-match.ts';
import { newId } from '../../../house/ids.ts';

export type BannerRow = Selectable<Database['banner_items']>;

const columns = [
  'id',
  'name',
  'published',
  'promo_text_en',
  'promo_text_jp',
  'promo_url',
  'position',
  'created_at',
  'updated_at',
  'version',
] as const;

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

/** Gives the item as it was and as it is now. Refuses a change to an older version than the stored one. */
export async function updateBannerItem(
  trx: Trx,
  id: string,
  { version, ...fields }: BannerFields & { readonly version?: number | undefined },
): Promise<{ readonly before: BannerRow; readonly after: BannerRow }> {
  const before = await trx.selectFrom('banner_items').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (before === undefined) throw new RequestError('not_found');
  assertVersion(version, before.version);
  // Messages change places while one of them is written: whoever writes it is not in the way of that.
  const isMoveAlone = Object.entries(fields).every(([name, value]) => name === 'position' || value === undefined);
  const after = await trx
    .updateTable('banner_items')
    .set({ ...toColumns(fields), updated_at: new Date(), version: before.version + (isMoveAlone ? 0 : 1) })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { before, after };
}

/**
 * Puts all items in a new order and gives the one before; undefined when they stand so already. Refused when the order is not the one that was seen: of
 * two who move items at once, the second would mix both orders.
 */
export async function orderBannerItems(
  trx: Trx,
  { ids, seen }: { readonly ids: readonly string[]; readonly seen: readonly string[] },
): Promise<readonly string[] | undefined> {
  // Locked in an order that moving does not change, or two who move would wait for each other.
  const stored = await trx.selectFrom('banner_items').select(['id', 'position', 'created_at']).orderBy('id').forUpdate().execute();
  const before = stored
    .toSorted((one, other) => one.position - other.position || one.created_at.getTime() - other.created_at.getTime())
    .map(({ id }) => id);
  if (isSame(before, ids)) return undefined;
  if (!isSame(before, seen)) throw new RequestError('conflict', { details: { order: before } });
  if (!isSame(before.toSorted(), ids.toSorted())) throw new RequestError('validation', { fields: { ids: 'must be those that were seen' } });
  await sql`
    UPDATE banner_items b SET position = moved.place - 1, updated_at = now()
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS moved (id, place) WHERE b.id = moved.id AND b.position <> moved.place - 1`.execute(trx);
  return before;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** Gives the item as it was. Refuses an older version than the stored one. */
export async function deleteBannerItem(trx: Trx, id: string, version: number | undefined): Promise<BannerRow> {
  const before = await trx.selectFrom('banner_items').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (before === undefined) throw new RequestError('not_found');
  assertVersion(version, before.version);
  await trx.deleteFrom('banner_items').where('id', '=', id).execute();
  return before;
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
