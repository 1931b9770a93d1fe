import { sql } from 'kysely';
import type { UserActor } from '../../../house/access/actor.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { reindexDesigns, reindexProfiles } from '../../../house/search/index.ts';
import { takeAwayPortraits } from '../../media/upload/index.ts';
import { countOpenOrdersOf, hasOpenMoney } from '../extensions/index.ts';

/** Takes the caller's own profile away; `confirm` is its handle, as they typed it. */
export async function deleteProfile(db: Db, user: UserActor, confirm: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const profile = await trx
      .selectFrom('profiles')
      .select(['id', 'handle'])
      .where('user_id', '=', user.userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (profile === undefined) throw new RequestError('not_found');
    if (confirm !== profile.handle) throw new RequestError('validation', { fields: { confirm: 'must be the handle of the profile' } });
    await closeProfile(trx, profile.id);
  });
}

/**
 * Wipes name, words, pictures and place; designs, lookbooks and line sheets are no longer there. Refused while orders are open or money is owed,
 * in either direction. Orders keep their own record of what was sold.
 */
export async function closeProfile(trx: Trx, profileId: string): Promise<void> {
  const openOrders = await countOpenOrdersOf(trx, profileId);
  if (openOrders > 0) throw new RequestError('conflict', { details: { reason: 'open_orders', openOrders } });
  if (await hasOpenMoney(trx, profileId)) throw new RequestError('conflict', { details: { reason: 'open_payouts' } });
  const pictures = await trx.selectFrom('profiles').select(['avatar_id', 'cover_id']).where('id', '=', profileId).executeTakeFirst();
  const designs = await trx
    .updateTable('designs')
    .set({ deleted_at: new Date() })
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  await trx.deleteFrom('lookbooks').where('profile_id', '=', profileId).execute();
  await trx.deleteFrom('linesheets').where('profile_id', '=', profileId).execute();
  await trx.deleteFrom('payout_details').where('profile_id', '=', profileId).execute();
  await trx.deleteFrom('follows').where('profile_id', '=', profileId).execute();
  await sql`UPDATE promoters SET status = 'inactive' WHERE profile_id = ${profileId} OR designer_profile_id = ${profileId}`.execute(trx);
  await sql`UPDATE promo_codes SET active = false, version = version + 1 WHERE promoter_id IN (SELECT id FROM promoters WHERE profile_id = ${profileId} OR designer_profile_id = ${profileId})`.execute(
    trx,
  );
  await trx
    .updateTable('profiles')
    .set({
      handle: `gone-${profileId.slice(-20).toLowerCase()}`,
      name: 'Former designer',
      name_jp: '退会したデザイナー',
      bio_en: '',
      bio_jp: '',
      city: '',
      city_jp: '',
      lat: null,
      lon: null,
      return_address: null,
      avatar_id: null,
      cover_id: null,
      links: '[]',
      disciplines: [],
      featured: false,
      followers_count: 0,
      status: 'suspended',
      deleted_at: new Date(),
    })
    .where('id', '=', profileId)
    .execute();
  await takeAwayPortraits(trx, [pictures?.avatar_id, pictures?.cover_id]);
  await reindexProfiles(trx, [profileId]);
  await reindexDesigns(
    trx,
    designs.map((design) => design.id),
  );
}
