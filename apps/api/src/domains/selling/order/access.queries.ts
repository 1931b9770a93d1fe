import { sql } from 'kysely';
import { isStaff, type Actor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { hashKey } from '../checkout/index.ts';

/** As what somebody may see orders. The buyer is the account, or who has the key of the link. */
export type OrderRole = 'buyer' | 'seller' | 'manager' | 'admin';

export interface OrderAccess {
  readonly role: OrderRole;
  readonly groupId: string;
  /** The orders within reach: all of a group for a group id, one for an order id. In id order. */
  readonly orderIds: readonly string[];
  /** Also of a seller who bought something of their own. */
  readonly isSeller: boolean;
}

/**
 * What of a purchase somebody may see. Ownership is part of the query: without it there is no row, and nobody learns
 * whether the id exists. A seller reaches own orders by order id only.
 */
export async function findAccess(db: Db, id: string, actor: Actor, key?: string): Promise<OrderAccess | undefined> {
  const keyHash = key === undefined || key === '' ? null : hashKey(key);
  const { rows } = await sql<{ id: string; group_id: string; is_buyer: boolean; is_seller: boolean }>`
    SELECT o.id, o.group_id, access.is_buyer, access.is_seller
    FROM orders o
    JOIN order_groups g ON g.id = o.group_id
    JOIN profiles p ON p.id = o.seller_profile_id
    CROSS JOIN LATERAL (
      SELECT coalesce(g.user_id = ${actor.userId}, false) OR coalesce(g.public_key_hash = ${keyHash}, false) AS is_buyer,
        coalesce(p.user_id = ${actor.userId}, false) AND o.id = ${id} AND o.status <> 'pending_payment' AS is_seller
    ) access
    WHERE (o.group_id = ${id} OR o.id = ${id}) AND (access.is_buyer OR access.is_seller OR ${isStaff(actor)})
    ORDER BY o.id`.execute(db);
  const first = rows[0];
  if (first === undefined) return undefined;
  return { role: roleOf(actor, first.is_buyer), groupId: first.group_id, orderIds: rows.map((row) => row.id), isSeller: first.is_seller };
}

function roleOf(actor: Actor, isBuyer: boolean): OrderRole {
  if (actor.role === 'admin') return 'admin';
  if (isBuyer) return 'buyer';
  return isStaff(actor) ? 'manager' : 'seller';
}
