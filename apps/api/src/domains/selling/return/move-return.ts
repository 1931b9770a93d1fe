import { canTransition, returnMachine, type ReturnStatus } from '@orime/commerce';
import type { moveReturn as moveReturnEndpoint } from '@orime/contracts/api/selling/return';
import type { Body } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import type { UserActor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { lockGroup, refundOrder, requireFreshPasswordFor } from '../order/index.ts';
import { restockLines } from './restock.ts';
import { tellCustomer } from './return-news.ts';
import type { ReturnRole, ReturnRow } from './return.queries.ts';

export type ReturnMove = Body<typeof moveReturnEndpoint>;

/** Steps that are the customer's alone, and those that only admins take: the money is not the seller's to give back. */
const CUSTOMERS: readonly ReturnStatus[] = ['cancelled'];
const ADMINS: readonly ReturnStatus[] = ['refunded'];

export interface ReturnWorker {
  readonly actor: UserActor;
  readonly ip: string;
  /** For the key in the customer's link. */
  readonly secret: string;
}

/** A step by who works on the return. Repeating the last one changes nothing. */
export async function moveReturn(db: Db, found: ReturnRow, move: ReturnMove, { secret, ...worker }: ReturnWorker): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (CUSTOMERS.includes(move.status) || (ADMINS.includes(move.status) && worker.actor.role !== 'admin'))
      throw new RequestError('forbidden');
    const status = await lockStatus(trx, found);
    if (status === move.status) return;
    requireStep(status, move.status);
    if (move.status === 'inspected') await inspect(trx, found, move.lines ?? [], worker.actor.userId);
    const refundId = move.status === 'refunded' ? await giveBack(trx, found, move.shipping ?? false, worker.actor.userId) : null;
    if (refundId !== null) await requireFreshPasswordFor(trx, found.order_id, worker.actor);
    await trx
      .updateTable('returns')
      .set((eb) => ({
        status: move.status,
        answer: move.answer ?? found.answer,
        carrier: move.carrier ?? found.carrier,
        tracking: move.tracking ?? found.tracking,
        refund_id: refundId,
        version: eb('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', found.id)
      .execute();
    await record(trx, found, move.status, worker.actor.userId);
    await tellCustomer(trx, found.id, move.status, secret);
    if (worker.actor.role === 'admin')
      await audit(trx, { ...worker, action: 'return.move', entity: 'return', entityId: found.id, diff: { from: status, ...move } });
  });
}

/** By the customer, until the parcel has been received. */
export async function cancelReturn(db: Db, found: ReturnRow, actorId: string | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const status = await lockStatus(trx, found);
    if (status === 'cancelled') return;
    requireStep(status, 'cancelled');
    await trx
      .updateTable('returns')
      .set((eb) => ({ status: 'cancelled', version: eb('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', found.id)
      .execute();
    await record(trx, found, 'cancelled', actorId);
  });
}

/** What a reader may do next. */
export function nextSteps(status: ReturnStatus, role: ReturnRole): ReturnStatus[] {
  if (role === 'manager') return [];
  return returnMachine[status].filter(
    (step) => CUSTOMERS.includes(step) === (role === 'buyer') && (role === 'admin' || !ADMINS.includes(step)),
  );
}

async function lockStatus(trx: Trx, { id, group_id }: ReturnRow): Promise<ReturnStatus> {
  await lockGroup(trx, group_id);
  const { status } = await trx.selectFrom('returns').select('status').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  return status;
}

function requireStep(from: ReturnStatus, to: ReturnStatus): void {
  if (!canTransition(returnMachine, from, to)) throw new RequestError('invalid_transition', { details: { from, to } });
}

/** Every line is looked at; what goes on sale again does so here, once. */
async function inspect(trx: Trx, found: ReturnRow, seen: NonNullable<ReturnMove['lines']>, actorId: string): Promise<void> {
  for (const { lineId } of found.lines) {
    const line = seen.find((each) => each.lineId === lineId);
    if (line === undefined) throw new RequestError('validation', { fields: { lines: 'must say of every line what came back' } });
    await trx
      .updateTable('return_lines')
      .set({ condition: line.condition, restock: line.restock })
      .where('return_id', '=', found.id)
      .where('order_line_id', '=', lineId)
      .execute();
  }
  await restockLines(trx, found.id, actorId);
  await sql`
    UPDATE orders o SET version = version + 1, updated_at = now(), fulfilment_status = CASE WHEN EXISTS (
      SELECT FROM order_lines l WHERE l.order_id = o.id AND l.quantity > coalesce((
        SELECT sum(b.quantity) FROM return_lines b JOIN returns r ON r.id = b.return_id WHERE b.order_line_id = l.id AND (r.id = ${found.id} OR r.status IN ('inspected', 'refunded'))
      ), 0)
    ) THEN 'partially_returned' ELSE 'returned' END
    WHERE o.id = ${found.order_id}`.execute(trx);
}

function giveBack(trx: Trx, found: ReturnRow, shipping: boolean, actorId: string): Promise<string> {
  return refundOrder(trx, {
    orderId: found.order_id,
    lines: found.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    shipping,
    reason: `return ${found.number}`,
    actorId,
    key: `return:${found.id}`,
  });
}

async function record(trx: Trx, { id, order_id }: ReturnRow, status: ReturnStatus, actorId: string | null): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({ order_id, kind: `return_${status}`, actor_id: actorId, data: JSON.stringify({ returnId: id }) })
    .execute();
}
