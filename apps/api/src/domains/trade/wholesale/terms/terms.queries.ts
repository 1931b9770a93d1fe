import type { WholesaleTerms } from '@orime/contracts/api/trade/wholesale-terms';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';

/** Of `ownerId` their own profile; null is an admin, who may name any. */
export async function findProfileId(db: Db, ownerId: string | null, wanted: string | undefined): Promise<string | undefined> {
  const profile = await db
    .selectFrom('profiles')
    .select('id')
    .where('deleted_at', 'is', null)
    .$if(ownerId !== null, (query) => query.where('user_id', '=', ownerId ?? ''))
    .$if(wanted !== undefined, (query) => query.where('id', '=', wanted ?? ''))
    .executeTakeFirst();
  return profile?.id;
}

export async function readTerms(db: Db, profileId: string): Promise<WholesaleTerms> {
  const { rows } = await sql<WholesaleTerms>`
    SELECT p.id AS "profileId", coalesce((SELECT version FROM wholesale_terms WHERE profile_id = p.id), 1) AS version,
      coalesce((SELECT json_agg(json_build_object('currency', currency, 'firstOrderMinor', first_order_min_minor, 'reorderMinor', reorder_min_minor) ORDER BY currency) FROM brand_terms WHERE profile_id = p.id), '[]') AS minimums,
      coalesce((
        SELECT json_agg(json_build_object(
          'id', w.id, 'name', json_build_object('en', w.name_en, 'jp', w.name_jp), 'startShip', w.start_ship, 'endShip', w.end_ship, 'orderCutoff', w.order_cutoff, 'prebook', w.prebook,
          'isOpen', w.order_cutoff >= current_date, 'orders', (SELECT count(*)::int FROM wholesale_orders o WHERE o.window_id = w.id)
        ) ORDER BY w.start_ship, w.id) FROM delivery_windows w WHERE w.profile_id = p.id
      ), '[]') AS windows
    FROM profiles p WHERE p.id = ${profileId}`.execute(db);
  if (rows[0] === undefined) throw new Error(`no profile ${profileId}`);
  return rows[0];
}
