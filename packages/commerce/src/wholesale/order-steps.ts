import { canTransition } from '../states/machine.ts';
import { wholesaleOrderMachine, type WholesaleOrderStatus } from '../states/wholesale-order.ts';

/** Role of a user towards a wholesale order. */
export type WholesaleRole = 'buyer' | 'seller' | 'manager' | 'admin';

/** Manual status changes. Shipped states result from parcels only. */
export type WholesaleStep = Exclude<WholesaleOrderStatus, 'draft' | 'partially_shipped' | 'shipped'>;

const STEPS: Readonly<Record<WholesaleRole, readonly WholesaleStep[]>> = {
  buyer: ['in_review', 'cancelled'],
  seller: ['changes_requested', 'approved', 'in_production', 'delivered', 'cancelled'],
  manager: ['in_review', 'changes_requested', 'approved', 'delivered', 'closed', 'cancelled'],
  admin: ['in_review', 'changes_requested', 'approved', 'in_production', 'delivered', 'closed', 'cancelled'],
};

/** Manual status changes available to a role. A buyer may submit a draft for review, and cancel until approval. */
export function wholesaleSteps(role: WholesaleRole, status: WholesaleOrderStatus): readonly WholesaleStep[] {
  return STEPS[role].filter(
    (to) =>
      canTransition(wholesaleOrderMachine, status, to) &&
      !(role === 'buyer' && (to === 'cancelled' ? !isBeforeApproval(status) : status !== 'draft')),
  );
}

/** Whether goods, prices and dates may still change. */
export function isBeforeApproval(status: WholesaleOrderStatus): boolean {
  return status === 'draft' || status === 'in_review' || status === 'changes_requested';
}
