import type { StateMachine } from './machine.ts';

export type WholesaleOrderStatus =
  | 'draft'
  | 'in_review'
  | 'changes_requested'
  | 'approved'
  | 'in_production'
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'closed'
  | 'cancelled';

/** An order can be cancelled until the first parcel has left. */
export const wholesaleOrderMachine: StateMachine<WholesaleOrderStatus> = {
  draft: ['in_review', 'cancelled'],
  in_review: ['changes_requested', 'approved', 'cancelled'],
  changes_requested: ['in_review', 'cancelled'],
  approved: ['in_production', 'partially_shipped', 'shipped', 'cancelled'],
  in_production: ['partially_shipped', 'shipped', 'cancelled'],
  partially_shipped: ['shipped'],
  shipped: ['delivered'],
  delivered: ['closed'],
  closed: [],
  cancelled: [],
};
