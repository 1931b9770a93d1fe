import { sql } from 'kysely';
import type { Db } from '../../../plugins/db.ts';

/** Orders that still have to be made or delivered and hold this design. */
export async function countOpenOrders(db: Db, designId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT o.id)::int AS count FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.design_id = ${designId} AND o.status NOT IN ('delivered', 'closed', 'cancelled', 'expired')`.execute(db);
  return rows[0]?.count ?? 0;
}
