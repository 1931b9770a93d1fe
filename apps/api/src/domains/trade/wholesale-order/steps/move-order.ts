import {
  canTransition,
  isBeforeApproval,
  isInvoicedAtApproval,
  wholesaleOrderMachine,
  wholesaleSteps,
  type WholesaleOrderStatus,
} from '@orime/commerce';
import { sql } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { assertVersion } from '../../../../house/http/if-match.ts';
import { makeWholesaleAvailable } from '../../../money/ledger/index.ts';
import { tellOfWholesale } from '../news/tell-of-wholesale.ts';
import { needsAcceptance } from '../order-answer.ts';
import { listLines, lockOrder, type OrderRow } from '../wholesale-order.queries.ts';
import { writeEvent } from '../write-order.ts';
import { freezeCommission } from './freeze-commission.ts';
import { allocateGoods, releaseGoods } from './goods.ts';
import { creditWholesaleInvoice, invoiceOrder, requireAdvance } from './order-invoice.ts';
import type { Step } from './step.ts';
import { submitOrder } from './submit-order.ts';

/** Takes a step by hand. Repeating one that was taken changes nothing; one that the machine or the role forbids is refused. */
export async function moveOrder(db: Db, step: Step): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, step.orderId);
    if (order.status === step.to) return;
    assertVersion(step.expectedVersion, order.version);
    requireStep(order, step);
    await take(trx, order, step);
    if (step.role === 'manager' || step.role === 'admin') {
      await audit(trx, {
        actor: step.caller,
        ip: step.caller.ip,
        action: 'wholesale_order.status',
        entity: 'wholesale_order',
        entityId: order.id,
        diff: { from: order.status, to: step.to, note: step.note },
      });
    }
  });
}

/** The new status with its entry in the timeline. */
export async function setStatus(
  trx: Trx,
  orderId: string,
  to: WholesaleOrderStatus,
  { actorId, note }: { readonly actorId: string; readonly note?: string | undefined },
): Promise<void> {
  await sql`
    UPDATE wholesale_orders SET status = ${to}, fulfilled = ${to} IN ('shipped', 'delivered', 'closed'), version = version + 1, updated_at = now(),
      approved_at = CASE WHEN ${to} = 'approved' THEN now() ELSE approved_at END, cancelled_at = CASE WHEN ${to} = 'cancelled' THEN now() END
    WHERE id = ${orderId}`.execute(trx);
  await writeEvent(trx, { orderId, kind: to, actorId, note });
}

function requireStep({ status }: OrderRow, { to, role }: Step): void {
  if (!canTransition(wholesaleOrderMachine, status, to)) throw new RequestError('invalid_transition', { details: { from: status, to } });
  if (!wholesaleSteps(role, status).includes(to)) throw new RequestError('forbidden');
}

async function take(trx: Trx, order: OrderRow, step: Step): Promise<void> {
  const {
    to,
    caller: { userId: actorId },
    note,
  } = step;
  switch (to) {
    case 'in_review':
      if (order.status === 'draft') return submitOrder(trx, order, step);
      requireAccepted(order);
      await setStatus(trx, order.id, to, { actorId, note });
      return tellOfWholesale(trx, { orderId: order.id, step: 'answered', actorId, note });
    case 'changes_requested':
      await clearApprovals(trx, order.id);
      await setStatus(trx, order.id, to, { actorId, note });
      return tellOfWholesale(trx, { orderId: order.id, step: to, actorId, note });
    case 'approved':
      return approve(trx, order, step);
    case 'in_production':
      await requireAdvance(trx, order);
      return setStatus(trx, order.id, to, { actorId, note });
    case 'delivered':
      await sql`UPDATE wholesale_fulfilments SET delivered_at = now() WHERE order_id = ${order.id} AND delivered_at IS NULL`.execute(trx);
      await makeWholesaleAvailable(trx, order.id);
      return setStatus(trx, order.id, to, { actorId, note });
    case 'closed':
      return setStatus(trx, order.id, to, { actorId, note });
    case 'cancelled':
      await releaseGoods(trx, order.id);
      await creditWholesaleInvoice(trx, order.id, note ?? 'cancelled');
      await setStatus(trx, order.id, to, { actorId, note });
      // A draft that comes to nothing concerns nobody else.
      if (order.placed_at === null) return;
      return tellOfWholesale(trx, {
        orderId: order.id,
        step: step.role !== 'buyer' && isBeforeApproval(order.status) ? 'declined' : to,
        actorId,
        note,
      });
  }
}

/** Each side gives its word; with the second the goods are taken. An administrator speaks for both, and a buyer without a manager needs the seller's alone. */
async function approve(trx: Trx, order: OrderRow, { role, caller: { userId: actorId }, note }: Step): Promise<void> {
  requireAccepted(order);
  const isSellerDone = order.seller_approved_at !== null || role === 'seller' || role === 'admin';
  const isManagerDone = order.manager_approved_at !== null || role === 'manager' || role === 'admin' || !order.has_manager;
  await sql`
    UPDATE wholesale_orders SET version = version + 1, updated_at = now(), seller_approved_at = CASE WHEN ${isSellerDone} THEN coalesce(seller_approved_at, now()) END,
      manager_approved_at = CASE WHEN ${isManagerDone} THEN coalesce(manager_approved_at, now()) END
    WHERE id = ${order.id}`.execute(trx);
  if (!isSellerDone || !isManagerDone) return writeEvent(trx, { orderId: order.id, kind: `approved_by_${role}`, actorId, note });
  await allocateGoods(trx, order, await listLines(trx, order.id));
  await freezeCommission(trx, order.id);
  await setStatus(trx, order.id, 'approved', { actorId, note });
  await tellOfWholesale(trx, { orderId: order.id, step: 'approved', actorId, note });
  if (isInvoicedAtApproval(order.terms)) await invoiceOrder(trx, order, actorId);
}

export async function clearApprovals(trx: Trx, orderId: string): Promise<void> {
  await sql`UPDATE wholesale_orders SET seller_approved_at = NULL, manager_approved_at = NULL WHERE id = ${orderId}`.execute(trx);
}

function requireAccepted(order: OrderRow): void {
  if (needsAcceptance(order))
    throw new RequestError('business_rule', { details: { reason: 'needs_acceptance', termsVersion: order.terms_version } });
}
