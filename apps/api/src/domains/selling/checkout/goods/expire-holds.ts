import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';

/** Frees what holds that ran out still block, and closes checkouts that nobody came back to. */
export async function expireHolds(db: Db): Promise<{ readonly pieces: number; readonly checkouts: number }> {
  const pieces = await db.transaction().execute(async (trx) => {
    // A piece that somebody is buying this moment is locked; it is looked at again in the next run.
    const due = await sql<{ id: string }>`
      SELECT p.id FROM pieces p
      WHERE p.status = 'reserved' AND NOT EXISTS (SELECT FROM stock_reservations r WHERE r.piece_id = p.id AND r.expires_at > now())
      ORDER BY p.id LIMIT 500 FOR UPDATE SKIP LOCKED`.execute(trx);
    const ids = due.rows.map((row) => row.id);
    if (ids.length === 0) return 0;
    const freed = await sql`
      UPDATE pieces p SET status = 'available', updated_at = now()
      WHERE p.id = ANY (${ids}::text[]) AND p.status = 'reserved'
        AND NOT EXISTS (SELECT FROM stock_reservations r WHERE r.piece_id = p.id AND r.expires_at > now())
      RETURNING 1`.execute(trx);
    await sql`DELETE FROM stock_reservations WHERE piece_id = ANY (${ids}::text[]) AND expires_at <= now()`.execute(trx);
    return freed.rows.length;
  });
  await sql`DELETE FROM stock_reservations WHERE variant_id IS NOT NULL AND expires_at <= now()`.execute(db);
  const closed =
    await sql`UPDATE checkouts SET status = 'expired', updated_at = now() WHERE status = 'open' AND expires_at <= now() RETURNING 1`.execute(
      db,
    );
  return { pieces, checkouts: closed.rows.length };
}
