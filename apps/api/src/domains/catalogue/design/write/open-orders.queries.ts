import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';

/** Orders that still have to be made or delivered and hold this design. */
export async function countOpenOrders(db: Db, designId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (
      SELECT count(DISTINCT o.id) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.design_id = ${designId} AND o.status NOT IN ('delivered', 'closed', 'cancelled', 'expired')
    )::int + (
      SELECT count(*) FROM wholesale_order_lines l JOIN wholesale_orders o ON o.id = l.order_id WHERE l.design_id = ${designId} AND o.status NOT IN ('draft', 'delivered', 'closed', 'cancelled')
    )::int AS count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same for everything a profile sells. */
export async function countOpenOrdersOfProfile(db: Db, profileId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM orders WHERE seller_profile_id = ${profileId} AND status NOT IN ('delivered', 'closed', 'cancelled', 'expired'))::int
      + (SELECT count(*) FROM wholesale_orders WHERE seller_profile_id = ${profileId} AND status NOT IN ('draft', 'delivered', 'closed', 'cancelled'))::int AS count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
