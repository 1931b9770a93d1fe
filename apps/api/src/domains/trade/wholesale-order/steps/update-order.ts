import type { WholesaleRole } from '@orime/commerce';
import type { updateWholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { Body } from '@orime/contracts/schemas';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { assertVersion } from '../../../../house/http/if-match.ts';
import { termsToKeep } from '../agreed-terms.ts';
import { tellOfWholesale } from '../news/tell-of-wholesale.ts';
import { canUpdate } from '../order-answer.ts';
import { requireNoProblems } from '../place-orders.ts';
import { lockBuyer } from '../trade-buyer.queries.ts';
import { listLines, lockOrder, type OrderRow } from '../wholesale-order.queries.ts';
import { termsOf, writeEvent, writeLines } from '../write-order.ts';
import { clearApprovals, setStatus } from './move-order.ts';
import { repriceOrder } from './reprice-order.ts';

export interface OrderChange {
  readonly orderId: string;
  readonly role: WholesaleRole;
  readonly caller: Caller;
  readonly body: Body<typeof updateWholesaleOrder>;
  readonly expectedVersion: number | undefined;
}

/**
 * Changes an order before its approval. Goods, prices, dates, terms and freight of an order that was placed then wait for
 * the buyer's word: it goes to `changes_requested`, and approvals that were given no longer count.
 */
export async function updateOrder(db: Db, change: OrderChange): Promise<void> {
  const { body, role, caller } = change;
  if (role === 'buyer' && body.shippingMinor !== undefined)
    throw new RequestError('validation', { fields: { shippingMinor: 'is for staff' } });
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, change.orderId);
    assertVersion(change.expectedVersion, order.version);
    if (!canUpdate(order, role))
      throw role === 'seller'
        ? new RequestError('forbidden')
        : new RequestError('invalid_transition', { details: { from: order.status, to: 'changed' } });
    const isMaterial = order.status === 'draft' || touchesTerms(body);
    if (isMaterial) await changeTerms(trx, order, change);
    await trx
      .updateTable('wholesale_orders')
      .set((eb) => ({
        version: eb('version', '+', 1),
        updated_at: new Date(),
        ...(body.poNumber === undefined ? {} : { po_number: body.poNumber.trim() }),
        ...(body.note === undefined ? {} : { note: body.note.trim() }),
        ...(body.shipTo === undefined ? {} : { ship_to: JSON.stringify(body.shipTo) }),
        ...(body.billTo === undefined ? {} : { bill_to: JSON.stringify(body.billTo) }),
      }))
      .where('id', '=', order.id)
      .execute();
    if (role !== 'buyer')
      await audit(trx, {
        actor: caller,
        ip: caller.ip,
        action: 'wholesale_order.update',
        entity: 'wholesale_order',
        entityId: order.id,
        diff: body,
      });
  });
}

function touchesTerms({ lines, windowId, startShip, cancelAfter, terms, shippingMinor }: OrderChange['body']): boolean {
  return [lines, windowId, startShip, cancelAfter, terms, shippingMinor].some((part) => part !== undefined);
}

async function changeTerms(trx: Trx, order: OrderRow, { body, caller }: OrderChange): Promise<void> {
  const buyer = await lockBuyer(trx, order.buyer_id);
  const lines = await listLines(trx, order.id);
  const { priced, brand } = await repriceOrder(trx, buyer, order, lines, body);
  const isPlaced = order.status !== 'draft';
  if (isPlaced) requireNoProblems(priced);
  await trx
    .updateTable('wholesale_orders')
    .set((eb) => ({
      ...termsOf(priced, brand),
      ...(isPlaced ? { terms_version: eb('terms_version', '+', 1), agreed: JSON.stringify(termsToKeep(order, lines)) } : {}),
    }))
    .where('id', '=', order.id)
    .execute();
  const prepacks = new Map(
    (body.lines ?? []).flatMap((line) => (line.prepackId === undefined ? [] : [[line.id, line.prepackId] as const])),
  );
  if (body.lines !== undefined || !isPlaced)
    await writeLines(trx, order.id, priced, brand, body.lines === undefined ? await keptPrepacks(trx, order.id) : prepacks);
  if (!isPlaced) return;
  await clearApprovals(trx, order.id);
  if (order.status === 'in_review') await setStatus(trx, order.id, 'changes_requested', { actorId: caller.userId });
  else await writeEvent(trx, { orderId: order.id, kind: 'changed', actorId: caller.userId });
  await tellOfWholesale(trx, { orderId: order.id, step: 'to_confirm', actorId: caller.userId });
}

async function keptPrepacks(trx: Trx, orderId: string): Promise<ReadonlyMap<string, string>> {
  return new Map(
    (await listLines(trx, orderId)).flatMap((line) => (line.prepack_id === null ? [] : [[line.design_id, line.prepack_id] as const])),
  );
}
