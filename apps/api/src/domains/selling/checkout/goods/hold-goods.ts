import type { QuoteLine } from '@orime/commerce';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newId } from '../../../../house/ids.ts';
import { holdTime } from '../../../site/market/index.ts';
import type { LineFacts } from '../pricing/line-facts.queries.ts';
import type { Goods, GoodsLine } from './goods.ts';
import { beginHoldTime, capHolds, longestHoldMinutes } from './visitor-holds.ts';

/** Splits lines into stocked variants and pieces, each sorted by id. Made-to-order lines need no stock and drop out. */
export function goodsOf(
  lines: readonly Pick<QuoteLine, 'key' | 'variantId' | 'pieceId' | 'quantity'>[],
  facts: ReadonlyMap<string, Pick<LineFacts, 'mode'>>,
): Goods {
  const stocked = lines.flatMap(({ key, variantId, quantity }) =>
    facts.get(key)?.mode === 'stock' ? [{ id: variantId, key, quantity }] : [],
  );
  const pieces = lines.flatMap(({ key, pieceId }) => (pieceId === null ? [] : [{ id: pieceId, key, quantity: 1 }]));
  return { variants: stocked.toSorted(byId), pieces: pieces.toSorted(byId) };
}

/**
 * Locks the rows that say how much there is: variants before pieces, each in id order, so that no two callers can block
 * each other. Pieces that the checkout already holds are among them, because they may have to be given back.
 */
export async function lockGoods(trx: Trx, checkoutId: string, { variants, pieces }: Goods): Promise<void> {
  if (variants.length > 0) {
    await sql`SELECT FROM stock_levels WHERE variant_id = ANY (${variants.map((line) => line.id)}::text[]) ORDER BY variant_id FOR UPDATE`.execute(
      trx,
    );
  }
  await sql`
    SELECT FROM pieces
    WHERE id = ANY (${pieces.map((line) => line.id)}::text[]) OR id IN (SELECT piece_id FROM stock_reservations WHERE owner_id = ${checkoutId})
    ORDER BY id FOR UPDATE`.execute(trx);
}

/**
 * Reserves all goods for a visitor's checkout or none: throws `insufficient_stock` with the lines that are short, and
 * `rate_limited` when the visitor has held enough without paying. Locks by itself.
 */
export async function holdGoods(trx: Trx, checkoutId: string, visitor: string, goods: Goods): Promise<Date> {
  await beginHoldTime(trx, visitor, checkoutId, goods);
  await lockGoods(trx, checkoutId, goods);
  await dropOtherHolds(trx, checkoutId, goods);
  const short: string[] = [];
  for (const line of goods.variants) if (!(await holdVariant(trx, checkoutId, line))) short.push(line.key);
  for (const line of goods.pieces) if (!(await holdPiece(trx, checkoutId, line))) short.push(line.key);
  if (short.length > 0) throw await insufficientStock(trx, checkoutId, goods, short);
  await capHolds(trx, visitor, checkoutId);
  const { rows } = await sql<{ expires_at: Date }>`
    UPDATE checkouts SET updated_at = now(), hold_expires_at = coalesce(
      (SELECT min(expires_at) FROM stock_reservations WHERE owner_id = ${checkoutId}), now() + ${holdTime})
    WHERE id = ${checkoutId} RETURNING hold_expires_at AS expires_at`.execute(trx);
  return rows[0]?.expires_at ?? new Date();
}

/** Gives a living hold its time anew; a hold that has run out stays out. */
export async function extendHold(db: Db, checkoutId: string): Promise<void> {
  await sql`
    WITH extended AS (
      UPDATE stock_reservations
      SET expires_at = least(now() + ${holdTime}, created_at + make_interval(mins => ${longestHoldMinutes}))
      WHERE owner_id = ${checkoutId} AND expires_at > now() RETURNING expires_at
    )
    UPDATE checkouts SET hold_expires_at = (SELECT min(expires_at) FROM extended) WHERE id = ${checkoutId} AND EXISTS (SELECT FROM extended)`.execute(
    db,
  );
}

/** The refusal with what is left of each short line. */
export async function insufficientStock(trx: Trx, checkoutId: string, goods: Goods, short: readonly string[]): Promise<RequestError> {
  const variants = goods.variants.filter((line) => short.includes(line.key));
  const { rows } = await sql<{ variant_id: string; available: number }>`
    SELECT s.variant_id, greatest(0, s.on_hand + s.backorder_limit - s.allocated - coalesce(h.quantity, 0))::int AS available
    FROM stock_levels s
    LEFT JOIN LATERAL (
      SELECT sum(quantity) AS quantity FROM stock_reservations WHERE variant_id = s.variant_id AND owner_id <> ${checkoutId} AND expires_at > now()
    ) h ON true
    WHERE s.variant_id = ANY (${variants.map((line) => line.id)}::text[])`.execute(trx);
  const left = new Map(rows.map((row) => [row.variant_id, row.available]));
  const lines = [...goods.variants, ...goods.pieces].filter((line) => short.includes(line.key));
  return new RequestError('insufficient_stock', {
    details: { lines: lines.map((line) => ({ key: line.key, available: left.get(line.id) ?? 0 })) },
  });
}

async function holdVariant(trx: Trx, checkoutId: string, { id, quantity }: GoodsLine): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO stock_reservations AS r (id, variant_id, quantity, owner_kind, owner_id, expires_at)
    SELECT ${newId('rsv')}, s.variant_id, ${quantity}, 'checkout', ${checkoutId}, clock_timestamp() + ${holdTime}
    FROM stock_levels s
    WHERE s.variant_id = ${id} AND s.on_hand + s.backorder_limit - s.allocated - coalesce((
      SELECT sum(quantity) FROM stock_reservations WHERE variant_id = s.variant_id AND owner_id <> ${checkoutId} AND expires_at > now()
    ), 0) >= ${quantity}
    ON CONFLICT (owner_id, variant_id) DO UPDATE SET quantity = excluded.quantity,
      created_at = CASE WHEN r.expires_at > now() THEN r.created_at ELSE now() END,
      expires_at = CASE WHEN r.expires_at > now()
        THEN least(excluded.expires_at, r.created_at + make_interval(mins => ${longestHoldMinutes})) ELSE excluded.expires_at END
    RETURNING 1`.execute(trx);
  return rows.length > 0;
}

/** An expired hold of somebody else is taken over; one that the buyer has as a member of the private reserve is as good. */
async function holdPiece(trx: Trx, checkoutId: string, { id }: GoodsLine): Promise<boolean> {
  const own = await sql`
    SELECT FROM stock_reservations r JOIN checkouts c ON c.user_id = r.owner_id WHERE r.piece_id = ${id} AND c.id = ${checkoutId} AND r.expires_at > now()`.execute(
    trx,
  );
  if (own.rows.length > 0) return true;
  const { rows } = await sql`
    INSERT INTO stock_reservations AS r (id, piece_id, quantity, owner_kind, owner_id, expires_at)
    SELECT ${newId('rsv')}, p.id, 1, 'checkout', ${checkoutId}, clock_timestamp() + ${holdTime}
    FROM pieces p WHERE p.id = ${id} AND p.status IN ('available', 'reserved')
    ON CONFLICT (piece_id) DO UPDATE SET owner_id = excluded.owner_id,
      created_at = CASE WHEN r.expires_at > now() THEN r.created_at ELSE now() END,
      expires_at = CASE WHEN r.expires_at > now()
        THEN least(excluded.expires_at, r.created_at + make_interval(mins => ${longestHoldMinutes})) ELSE excluded.expires_at END
    WHERE r.owner_id = excluded.owner_id OR r.expires_at <= now()
    RETURNING 1`.execute(trx);
  if (rows.length === 0) return false;
  await sql`UPDATE pieces SET status = 'reserved', updated_at = now() WHERE id = ${id} AND status = 'available'`.execute(trx);
  return true;
}

/** What the checkout held before and no longer asks for goes back on sale. */
async function dropOtherHolds(trx: Trx, checkoutId: string, goods: Goods): Promise<void> {
  await sql`
    WITH dropped AS (
      DELETE FROM stock_reservations WHERE owner_id = ${checkoutId}
        AND NOT (coalesce(variant_id, '') = ANY (${goods.variants.map((line) => line.id)}::text[]))
        AND NOT (coalesce(piece_id, '') = ANY (${goods.pieces.map((line) => line.id)}::text[]))
      RETURNING piece_id
    )
    UPDATE pieces SET status = 'available', updated_at = now()
    WHERE status = 'reserved' AND id IN (SELECT piece_id FROM dropped WHERE piece_id IS NOT NULL)`.execute(trx);
}

function byId(a: GoodsLine, b: GoodsLine): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
