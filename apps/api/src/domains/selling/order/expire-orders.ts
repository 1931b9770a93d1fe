import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { readReturnWindowDays } from '../../site/settings/index.ts';
import { endOrders } from './end-orders.ts';

const paymentMinutes = 30;

/** Ends orders whose payment was not decided in time. One that cannot be ended is reported, and keeps no other from it. Gives how many purchases were ended. */
export async function expirePendingOrders(db: Db, secret: string, report: (error: unknown, groupId: string) => void): Promise<number> {
  const { rows } = await sql<{ group_id: string; order_ids: string[] }>`
    SELECT group_id, array_agg(id ORDER BY id) AS order_ids FROM orders
    WHERE status = 'pending_payment' AND placed_at <= now() - make_interval(mins => ${paymentMinutes})
    GROUP BY group_id ORDER BY max(placed_at) DESC LIMIT 200`.execute(db);
  let ended = 0;
  for (const { group_id: groupId, order_ids: orderIds } of rows) {
    try {
      await endOrders(db, { groupId, orderIds, to: 'expired', actorId: null, secret });
      ended += 1;
    } catch (error) {
      report(error, groupId);
    }
  }
  return ended;
}

const closedAtOnce = 500;

/** Closes what was delivered and can no longer be given back. One whose return is still under way stays open. */
export async function closeDeliveredOrders(db: Db): Promise<number> {
  const windowDays = await readReturnWindowDays(db);
  const { rows } = await sql`
    WITH due AS (
      SELECT o.id FROM orders o
      WHERE o.status = 'delivered' AND (SELECT max(delivered_at) FROM fulfilments WHERE order_id = o.id) < now() - make_interval(days => ${windowDays})
        AND NOT EXISTS (SELECT FROM returns r WHERE r.order_id = o.id AND r.status NOT IN ('declined', 'rejected', 'cancelled', 'refunded'))
      ORDER BY o.id LIMIT ${closedAtOnce} FOR UPDATE SKIP LOCKED
    ), closed AS (
      UPDATE orders SET status = 'closed', version = version + 1, updated_at = now() WHERE id IN (SELECT id FROM due) AND status = 'delivered' RETURNING id
    )
    INSERT INTO order_events (order_id, kind) SELECT id, 'closed' FROM closed RETURNING 1`.execute(db);
  return rows.length < closedAtOnce ? rows.length : rows.length + (await closeDeliveredOrders(db));
}

export interface StockDrift {
  readonly variantId: string;
  readonly allocated: number;
  readonly inOrders: number;
}

/** Variants whose allocated units differ from what open orders have of them. There should be none. */
export async function findStockDrift(db: Db): Promise<readonly StockDrift[]> {
  const { rows } = await sql<StockDrift>`
    SELECT s.variant_id AS "variantId", s.allocated, coalesce(o.units, 0)::int AS "inOrders"
    FROM stock_levels s
    LEFT JOIN (
      SELECT variant_id, sum(units) AS units FROM (
        SELECT variant_id, quantity - fulfilled_quantity AS units FROM order_lines WHERE mode = 'stock' AND released_at IS NULL
        UNION ALL SELECT variant_id, quantity - shipped_quantity FROM wholesale_allocations WHERE released_at IS NULL
      ) promised GROUP BY variant_id
    ) o ON o.variant_id = s.variant_id
    WHERE s.allocated <> coalesce(o.units, 0)`.execute(db);
  return rows;
}
