import { sql } from 'kysely';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { hashKey } from '../checkout-key.ts';
import type { Goods } from './goods.ts';

/** A hold is extended by every step of the checkout, and never lives longer than an hour. */
export const longestHoldMinutes = 60;
/** Checkouts that a visitor may hold goods for within an hour without paying. */
const mostUnpaid = 5;
/** The hour in which a visitor may hold the same goods, and a pause that is as long. */
const windowMinutes = 2 * longestHoldMinutes;

/** Who holds goods: an account, or everybody behind one network address. */
export function visitorKey(kind: 'account' | 'network' | 'checkout', id: string): string {
  return hashKey(`${kind}:${id}`);
}

/**
 * Begins or goes on with a visitor's time to hold these goods. It counts from the first hold of any of the visitor's checkouts
 * until an order is paid. Throws `rate_limited` with the seconds to wait when the time is used up, or after too many holds.
 */
export async function beginHoldTime(trx: Trx, visitor: string, checkoutId: string, goods: Goods): Promise<void> {
  const ids = [...goods.variants, ...goods.pieces].map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${visitor}, 0))`.execute(trx);
  await sql`DELETE FROM visitor_holds WHERE visitor = ${visitor} AND started_at <= now() - make_interval(mins => ${windowMinutes})`.execute(
    trx,
  );
  await sql`
    INSERT INTO visitor_holds (visitor, checkout_id, goods_id) SELECT ${visitor}, ${checkoutId}, unnest(${ids}::text[])
    ON CONFLICT DO NOTHING`.execute(trx);
  const { rows } = await sql<{ unpaid: number; oldest_unpaid: number; oldest_goods: number }>`
    SELECT count(DISTINCT checkout_id) FILTER (WHERE started_at > now() - interval '1 hour')::int AS unpaid,
      extract(epoch FROM now() - min(started_at) FILTER (WHERE started_at > now() - interval '1 hour'))::int AS oldest_unpaid,
      extract(epoch FROM now() - min(started_at) FILTER (WHERE goods_id = ANY (${ids}::text[])))::int AS oldest_goods
    FROM visitor_holds WHERE visitor = ${visitor}`.execute(trx);
  const [state] = rows;
  if (state === undefined) return;
  if (state.oldest_goods >= longestHoldMinutes * 60) throw waitFor(windowMinutes * 60 - state.oldest_goods);
  if (state.unpaid > mostUnpaid) throw waitFor(3600 - state.oldest_unpaid);
}

/** Ends what the checkout holds no later than the visitor's time for each of the goods. */
export async function capHolds(trx: Trx, visitor: string, checkoutId: string): Promise<void> {
  await sql`
    UPDATE stock_reservations r
    SET created_at = least(r.created_at, began.at), expires_at = least(r.expires_at, began.at + make_interval(mins => ${longestHoldMinutes}))
    FROM (SELECT goods_id, min(started_at) AS at FROM visitor_holds WHERE visitor = ${visitor} GROUP BY goods_id) began
    WHERE r.owner_id = ${checkoutId} AND began.goods_id = coalesce(r.variant_id, r.piece_id)`.execute(trx);
}

/** A paid order is no hold that came to nothing. */
export async function forgetHoldTime(trx: Trx, checkoutId: string): Promise<void> {
  await trx.deleteFrom('visitor_holds').where('checkout_id', '=', checkoutId).execute();
}

export async function removeOldHoldTimes(db: Db): Promise<void> {
  await sql`DELETE FROM visitor_holds WHERE started_at <= now() - make_interval(mins => ${windowMinutes})`.execute(db);
}

function waitFor(seconds: number): RequestError {
  const retryAfterSeconds = Math.max(1, seconds);
  return new RequestError('rate_limited', { headers: { 'retry-after': String(retryAfterSeconds) }, details: { retryAfterSeconds } });
}
