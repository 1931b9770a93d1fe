import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { type Goods } from './goods.ts';
import { insufficientStock, lockGoods } from './hold-goods.ts';
import { forgetHoldTime } from './visitor-holds.ts';

/**
 * Takes all goods for good or throws `insufficient_stock`, leaving it to the transaction to undo the rest. Locks by itself;
 * holds of others count, the checkout's own hold is used up.
 */
export async function takeGoods(trx: Trx, checkoutId: string, goods: Goods, ref: string): Promise<void> {
  await lockGoods(trx, checkoutId, goods);
  const short: string[] = [];
  for (const { id, key, quantity } of goods.variants) {
    const { rows } = await sql`
      UPDATE stock_levels SET allocated = allocated + ${quantity}, updated_at = now()
      WHERE variant_id = ${id} AND on_hand + backorder_limit - allocated - coalesce((
        SELECT sum(quantity) FROM stock_reservations WHERE variant_id = ${id} AND owner_id <> ${checkoutId} AND expires_at > now()
      ), 0) >= ${quantity}
      RETURNING 1`.execute(trx);
    if (rows.length === 0) short.push(key);
  }
  for (const { id, key } of goods.pieces) {
    const { rows } = await sql`
      UPDATE pieces SET status = 'sold', updated_at = now()
      WHERE id = ${id} AND status IN ('available', 'reserved') AND NOT EXISTS (
        SELECT FROM stock_reservations WHERE piece_id = ${id} AND owner_id <> ${checkoutId} AND expires_at > now()
          AND owner_id IS DISTINCT FROM (SELECT user_id FROM checkouts WHERE id = ${checkoutId})
      )
      RETURNING 1`.execute(trx);
    if (rows.length === 0) short.push(key);
  }
  if (short.length > 0) throw await insufficientStock(trx, checkoutId, goods, short);
  await dropHolds(trx, checkoutId, goods);
  await forgetHoldTime(trx, checkoutId);
  await recordMovements(trx, 'sale', goods, ref);
}

/** Puts goods of a cancelled or expired order back on sale. Locks by itself. */
export async function returnGoods(trx: Trx, goods: Goods, ref: string): Promise<void> {
  await lockGoods(trx, '', goods);
  for (const { id, quantity } of goods.variants) {
    await sql`UPDATE stock_levels SET allocated = allocated - ${quantity}, updated_at = now() WHERE variant_id = ${id}`.execute(trx);
  }
  for (const { id } of goods.pieces) {
    await sql`UPDATE pieces SET status = 'available', updated_at = now() WHERE id = ${id} AND status = 'sold'`.execute(trx);
  }
  await recordMovements(trx, 'release', goods, ref);
}

/** Goods that leave the house: they are neither on hand nor promised any more, so what can be bought stays the same. */
export async function shipGoods(trx: Trx, goods: Goods): Promise<void> {
  await lockGoods(trx, '', goods);
  for (const { id, quantity } of goods.variants) {
    await sql`UPDATE stock_levels SET on_hand = on_hand - ${quantity}, allocated = allocated - ${quantity}, updated_at = now() WHERE variant_id = ${id}`.execute(
      trx,
    );
  }
}

/** Ends the checkout's holds, and an expired hold that somebody else left on a piece that is sold now. */
async function dropHolds(trx: Trx, checkoutId: string, goods: Goods): Promise<void> {
  await sql`
    WITH dropped AS (
      DELETE FROM stock_reservations
      WHERE owner_id = ${checkoutId} OR piece_id = ANY (${goods.pieces.map((piece) => piece.id)}::text[]) RETURNING piece_id
    )
    UPDATE pieces SET status = 'available', updated_at = now() WHERE status = 'reserved' AND id IN (SELECT piece_id FROM dropped)`.execute(
    trx,
  );
}

async function recordMovements(trx: Trx, kind: 'sale' | 'release', goods: Goods, ref: string): Promise<void> {
  if (goods.variants.length === 0) return;
  const sign = kind === 'sale' ? -1 : 1;
  await trx
    .insertInto('stock_movements')
    .values(goods.variants.map(({ id, quantity }) => ({ variant_id: id, kind, quantity: sign * quantity, ref, actor_id: null })))
    .execute();
}
