import { canTransition } from '../states/machine.ts';
import { wholesaleOrderMachine, type WholesaleOrderStatus } from '../states/wholesale-order.ts';

/** As what somebody deals with a wholesale order. */
export type WholesaleRole = 'buyer' | 'seller' | 'manager' | 'admin';

/** Steps that are taken by hand. Shipping is done by parcels, never by hand. */
export type WholesaleStep = Exclude<WholesaleOrderStatus, 'draft' | 'partially_shipped' | 'shipped'>;

const STEPS: Readonly<Record<WholesaleRole, readonly WholesaleStep[]>> = {
  buyer: ['in_review', 'cancelled'],
  seller: ['changes_requested', 'approved', 'in_production', 'delivered', 'cancelled'],
  manager: ['in_review', 'changes_requested', 'approved', 'delivered', 'closed', 'cancelled'],
  admin: ['in_review', 'changes_requested', 'approved', 'in_production', 'delivered', 'closed', 'cancelled'],
};

/** What somebody may do next by hand. A buyer may go back on an order until it is approved, and leaves review to others. */
export function wholesaleSteps(role: WholesaleRole, status: WholesaleOrderStatus): readonly WholesaleStep[] {
  return STEPS[role].filter(
    (to) =>
      canTransition(wholesaleOrderMachine, status, to) &&
      !(role === 'buyer' && (to === 'cancelled' ? !isBeforeApproval(status) : status !== 'draft')),
  );
}

/** Nobody has promised anything yet: goods, prices and dates may still change. */
export function isBeforeApproval(status: WholesaleOrderStatus): boolean {
  return status === 'draft' || status === 'in_review' || status === 'changes_requested';
}
