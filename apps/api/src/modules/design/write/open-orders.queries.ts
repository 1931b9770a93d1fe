import { sql } from 'kysely';
import type { Db } from '../../../plugins/db.ts';

/** Orders that still have to be made or delivered and hold this design. */
export async function countOpenOrders(db: Db, designId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT o.id)::int AS count FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.design_id = ${designId} AND o.status NOT IN ('delivered', 'closed', 'cancelled', 'expired')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same for everything a profile sells. */
export async function countOpenOrdersOfProfile(db: Db, profileId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM orders WHERE seller_profile_id = ${profileId} AND status NOT IN ('delivered', 'closed', 'cancelled', 'expired')`.execute(db);
  return rows[0]?.count ?? 0;
}
