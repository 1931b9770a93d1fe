import type { StateMachine } from './machine.ts';

export type OrderStatus =
  | 'pending_payment'
  | 'placed'
  | 'processing'
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'closed'
  | 'cancelled'
  | 'expired';

/** `placed` may go straight to shipped: sellers who ship at once can skip `processing`. */
export const orderMachine: StateMachine<OrderStatus> = {
  pending_payment: ['placed', 'cancelled', 'expired'],
  placed: ['processing', 'partially_shipped', 'shipped', 'cancelled'],
  processing: ['partially_shipped', 'shipped', 'cancelled'],
  partially_shipped: ['shipped'],
  shipped: ['delivered'],
  delivered: ['closed'],
  closed: [],
  cancelled: [],
  expired: [],
};

export type PaymentStatus =
  | 'none'
  | 'authorised'
  | 'partially_captured'
  | 'captured'
  | 'partially_refunded'
  | 'refunded'
  | 'failed'
  | 'voided';

export const paymentMachine: StateMachine<PaymentStatus> = {
  none: ['authorised', 'failed', 'voided'],
  authorised: ['partially_captured', 'captured', 'failed', 'voided'],
  partially_captured: ['captured', 'partially_refunded', 'refunded'],
  captured: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  failed: [],
  voided: [],
};

export type FulfilmentStatus = 'unfulfilled' | 'partial' | 'fulfilled' | 'partially_returned' | 'returned';

export const fulfilmentMachine: StateMachine<FulfilmentStatus> = {
  unfulfilled: ['partial', 'fulfilled'],
  partial: ['fulfilled', 'partially_returned', 'returned'],
  fulfilled: ['partially_returned', 'returned'],
  partially_returned: ['returned'],
  returned: [],
};

export type ReturnStatus =
  | 'requested'
  | 'approved'
  | 'declined'
  | 'in_transit'
  | 'received'
  | 'inspected'
  | 'refunded'
  | 'rejected'
  | 'cancelled';

/** The customer may cancel until the parcel is received. */
export const returnMachine: StateMachine<ReturnStatus> = {
  requested: ['approved', 'declined', 'cancelled'],
  // A parcel may arrive that nobody has announced.
  approved: ['in_transit', 'received', 'cancelled'],
  in_transit: ['received', 'cancelled'],
  received: ['inspected'],
  inspected: ['refunded', 'rejected'],
  declined: [],
  refunded: [],
  rejected: [],
  cancelled: [],
};

export type CheckoutStatus = 'open' | 'completing' | 'completed' | 'expired';

/** A new quote revives an expired checkout; a failed placement reopens a completing one. */
export const checkoutMachine: StateMachine<CheckoutStatus> = {
  open: ['completing', 'completed', 'expired'],
  completing: ['completed', 'open', 'expired'],
  completed: [],
  expired: ['open'],
};
