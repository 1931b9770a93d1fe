import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';

/** Puts the lines of an inspected return that are to be sold again back on sale, each once, with a movement of stock. */
export async function restockLines(trx: Trx, returnId: string, actorId: string): Promise<void> {
  const { rows } = await sql<{ order_line_id: string; quantity: number; variant_id: string; piece_id: string | null }>`
    UPDATE return_lines b SET restocked_at = now() FROM order_lines l
    WHERE l.id = b.order_line_id AND b.return_id = ${returnId} AND b.restock AND b.restocked_at IS NULL
    RETURNING b.order_line_id, b.quantity, l.variant_id, l.piece_id`.execute(trx);
  // In the order of purchases, stock before pieces, so that neither they nor two returns of the same garments wait for each other.
  const sorted = rows.toSorted(
    (a, b) => Number(a.piece_id !== null) - Number(b.piece_id !== null) || a.variant_id.localeCompare(b.variant_id),
  );
  for (const { order_line_id, quantity, variant_id, piece_id } of sorted) {
    if (piece_id !== null) {
      await sql`UPDATE order_lines SET released_at = now() WHERE id = ${order_line_id} AND released_at IS NULL`.execute(trx);
      await sql`UPDATE pieces SET status = 'available', updated_at = now() WHERE id = ${piece_id} AND status = 'sold'`.execute(trx);
    } else {
      await sql`UPDATE stock_levels SET on_hand = on_hand + ${quantity}, updated_at = now() WHERE variant_id = ${variant_id}`.execute(trx);
      await trx.insertInto('stock_movements').values({ variant_id, kind: 'return', quantity, ref: returnId, actor_id: actorId }).execute();
    }
  }
}
