import { toMajor } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import type { ProfileStats } from '@orime/contracts/api/people/profile-stats';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

export interface StatsOwner {
  readonly userId: string;
  readonly profileId: string;
  readonly handle: string;
}

export async function findStatsOwner(db: Db, userId: string): Promise<StatsOwner | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select(['id', 'handle'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { userId, profileId: row.id, handle: row.handle };
}

export interface StatsRange {
  /** UTC days, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly currency: Currency;
}

type Day = ProfileStats['days'][number];

/** Every day of the range with what happened on it, zeros included, the first one first. */
export async function listStatsDays(
  db: Db,
  { profileId, handle }: StatsOwner,
  { from, to, currency }: StatsRange,
): Promise<readonly Day[]> {
  const within = (at: RawBuilder<unknown>) =>
    sql`${at} >= ${from}::date::timestamp AT TIME ZONE 'UTC' AND ${at} < (${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`;
  const dayOf = (at: RawBuilder<unknown>) => sql`(${at} AT TIME ZONE 'UTC')::date`;
  const { rows } = await sql<Day>`
    WITH pages AS (
      SELECT '/shop/' || ${handle} AS path UNION ALL SELECT '/designs/' || slug::text FROM designs WHERE profile_id = ${profileId} AND deleted_at IS NULL
    ), happened AS (
      SELECT ${dayOf(sql`v.viewed_at`)} AS day, 'views' AS what, 1::bigint AS amount FROM pages JOIN page_views v ON v.path = pages.path AND ${within(sql`v.viewed_at`)}
      UNION ALL SELECT ${dayOf(sql`l.created_at`)}, 'likes', 1 FROM designs d JOIN design_likes l ON l.design_id = d.id WHERE d.profile_id = ${profileId} AND d.deleted_at IS NULL AND ${within(sql`l.created_at`)}
      UNION ALL SELECT ${dayOf(sql`f.created_at`)}, 'followers', 1 FROM follows f WHERE f.profile_id = ${profileId} AND ${within(sql`f.created_at`)}
      UNION ALL SELECT ${dayOf(sql`o.placed_at`)}, 'orders', 1 FROM orders o
        WHERE o.seller_profile_id = ${profileId} AND o.status NOT IN ('pending_payment', 'expired', 'cancelled') AND ${within(sql`o.placed_at`)}
      UNION ALL SELECT ${dayOf(sql`w.approved_at`)}, 'orders', 1 FROM wholesale_orders w
        WHERE w.seller_profile_id = ${profileId} AND w.status <> 'cancelled' AND w.approved_at IS NOT NULL AND ${within(sql`w.approved_at`)}
      UNION ALL SELECT ${dayOf(sql`e.created_at`)}, 'net', e.amount_minor FROM ledger_entries e
        WHERE e.account = 'seller:' || ${profileId} AND e.currency = ${currency} AND e.kind <> 'payout' AND ${within(sql`e.created_at`)}
    )
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day,
      (count(*) FILTER (WHERE h.what = 'views'))::int AS views, (count(*) FILTER (WHERE h.what = 'likes'))::int AS likes,
      (count(*) FILTER (WHERE h.what = 'followers'))::int AS followers, (count(*) FILTER (WHERE h.what = 'orders'))::int AS orders,
      coalesce(sum(h.amount) FILTER (WHERE h.what = 'net'), 0)::bigint AS "netMinor"
    FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS d (day) LEFT JOIN happened h ON h.day = d.day::date
    GROUP BY d.day ORDER BY d.day`.execute(db);
  return rows;
}

/** What waits for the designer's own hand. */
export async function countWaiting(db: Db, { userId, profileId }: StatsOwner): Promise<ProfileStats['waiting']> {
  const { rows } = await sql<ProfileStats['waiting']>`
    SELECT
      (SELECT count(*)::int FROM orders WHERE seller_profile_id = ${profileId} AND status IN ('placed', 'processing', 'partially_shipped')) AS orders,
      (SELECT count(*)::int FROM wholesale_orders WHERE seller_profile_id = ${profileId} AND status = 'in_review' AND seller_approved_at IS NULL AND buyer_accepted_version = terms_version) AS "wholesaleToApprove",
      (SELECT count(*)::int FROM wholesale_orders WHERE seller_profile_id = ${profileId} AND status IN ('approved', 'in_production', 'partially_shipped')) AS "wholesaleToShip",
      (SELECT count(*)::int FROM returns r JOIN orders o ON o.id = r.order_id WHERE o.seller_profile_id = ${profileId} AND r.status IN ('requested', 'received')) AS returns,
      (SELECT count(*)::int FROM rfqs WHERE requester_user_id = ${userId} AND status = 'quoted') AS quotes,
      (SELECT count(*)::int FROM productions WHERE profile_id = ${profileId} AND producer_id IS NOT NULL AND status IN ('quoted', 'qc')) AS productions,
      (SELECT count(*)::int FROM designs WHERE profile_id = ${profileId} AND confirmed = 'rejected' AND deleted_at IS NULL) AS "rejectedDesigns",
      (SELECT count(*)::int FROM channel_members m JOIN channels c ON c.id = m.channel_id WHERE m.user_id = ${userId} AND c.last_seq > m.last_read_seq) AS conversations`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('counting gave no row');
  return row;
}

/** What may be paid out now, by currency: never more than is owed in all. */
export async function listPayable(db: Db, profileId: string): Promise<ProfileStats['payable']> {
  const { rows } = await sql<{ currency: Currency; minor: number }>`
    SELECT currency, least(coalesce(sum(amount_minor) FILTER (WHERE available_at <= now() OR kind = 'payout'), 0), sum(amount_minor))::bigint AS minor
    FROM ledger_entries WHERE account = 'seller:' || ${profileId} GROUP BY currency ORDER BY currency`.execute(db);
  return rows
    .filter(({ minor }) => minor > 0)
    .map(({ currency, minor }) => ({ price: toMajor(minor, currency), priceMinor: minor, currency }));
}
