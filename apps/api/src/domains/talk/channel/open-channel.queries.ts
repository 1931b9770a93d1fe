import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';

/**
 * Accounts behind the given ids, as this person may write to them: owners of approved profiles by profile id; by account
 * id people they already share a channel with, their company's account manager, and the people of companies that they manage.
 * Others do not exist.
 */
export async function listReachable(db: Db, userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ given: string; user_id: string }>`
    SELECT given.id AS given, u.id AS user_id
    FROM unnest(${ids}::text[]) AS given (id)
    JOIN users u ON u.status = 'active' AND (
      u.id = (SELECT p.user_id FROM profiles p WHERE p.id = given.id AND p.status = 'approved' AND p.deleted_at IS NULL)
      OR u.id = (SELECT r.user_id FROM producers r WHERE r.id = given.id AND r.status = 'approved' AND r.deleted_at IS NULL)
      OR u.id = given.id AND EXISTS (
        SELECT FROM channel_members own JOIN channel_members other ON other.channel_id = own.channel_id JOIN channels c ON c.id = own.channel_id
        WHERE own.user_id = ${userId} AND other.user_id = given.id AND c.last_seq > 0)
      OR u.id = given.id AND EXISTS (
        SELECT FROM buyers b JOIN buyer_members m ON m.buyer_id = b.id
        WHERE (m.user_id = ${userId} AND b.account_manager_id = given.id) OR (b.account_manager_id = ${userId} AND m.user_id = given.id)))`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.given, row.user_id]));
}

export interface OrderParties {
  readonly number: string;
  /** Null when the order was placed without an account. */
  readonly buyerId: string | null;
  readonly sellerId: string;
}

/** The parties of an order of which this person is one. */
export async function findOrderParties(db: Db, orderId: string, userId: string): Promise<OrderParties | undefined> {
  const { rows } = await sql<OrderParties>`
    SELECT o.number, g.user_id AS "buyerId", p.user_id AS "sellerId"
    FROM orders o JOIN order_groups g ON g.id = o.group_id JOIN profiles p ON p.id = o.seller_profile_id
    WHERE o.id = ${orderId} AND o.status NOT IN ('pending_payment', 'expired') AND (g.user_id = ${userId} OR p.user_id = ${userId})`.execute(
    db,
  );
  return rows[0];
}

export interface WorkParties {
  /** Title of the channel: an order's number, a run's design. */
  readonly title: string;
  readonly memberIds: readonly string[];
}

/** Those who talk about a wholesale order, of whom this person is one. Nobody does before it is placed. */
export async function findWholesaleParties(db: Db, orderId: string, userId: string): Promise<WorkParties | undefined> {
  const { rows } = await sql<WorkParties>`
    SELECT o.number AS title, people.ids AS "memberIds"
    FROM wholesale_orders o CROSS JOIN LATERAL (SELECT ARRAY(SELECT wholesale_order_people(o.id)) AS ids) AS people
    WHERE o.id = ${orderId} AND ${userId} = ANY (people.ids)`.execute(db);
  return rows[0];
}

/** The designer and the producer of a run, of whom this person is one. In-house runs have nobody to talk to. */
export async function findProductionParties(db: Db, productionId: string, userId: string): Promise<WorkParties | undefined> {
  const { rows } = await sql<WorkParties>`
    SELECT coalesce(nullif(d.name, ''), d.name_jp) AS title, ARRAY_REMOVE(ARRAY[p.user_id, m.user_id], NULL) AS "memberIds"
    FROM productions n JOIN designs d ON d.id = n.design_id JOIN profiles p ON p.id = n.profile_id LEFT JOIN producers m ON m.id = n.producer_id
    WHERE n.id = ${productionId} AND (p.user_id = ${userId} OR m.user_id = ${userId})`.execute(db);
  return rows[0];
}

export interface NewChannel {
  readonly kind: 'direct' | 'order' | 'group';
  readonly ref: string;
  readonly title: string;
  readonly createdBy: string;
  /** None where the database seats them: who talks about a wholesale order changes with the company's people. */
  readonly memberIds: readonly string[];
}

export async function findChannelId(db: Db, kind: NewChannel['kind'], ref: string): Promise<string | undefined> {
  const row = await db.selectFrom('channels').select('id').where('kind', '=', kind).where('ref', '=', ref).executeTakeFirst();
  return row?.id;
}

/** Makes the one channel of a kind and ref, or finds the one that somebody made at the same moment. */
export async function insertChannel(trx: Trx, channel: NewChannel): Promise<string> {
  const id = newId('chn');
  await trx
    .insertInto('channels')
    .values({
      id,
      name: `${channel.kind}-${id.slice(4).toLowerCase()}`,
      kind: channel.kind,
      ref: channel.ref,
      title: channel.title,
      created_by: channel.createdBy,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
    .execute();
  const { id: channelId } = await trx
    .selectFrom('channels')
    .select('id')
    .where('kind', '=', channel.kind)
    .where('ref', '=', channel.ref)
    .executeTakeFirstOrThrow();
  if (channel.memberIds.length === 0) return channelId;
  await trx
    .insertInto('channel_members')
    .values(channel.memberIds.map((userId) => ({ channel_id: channelId, user_id: userId })))
    .onConflict((conflict) => conflict.columns(['channel_id', 'user_id']).doNothing())
    .execute();
  return channelId;
}
