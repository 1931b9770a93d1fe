import type { Order } from '@orime/contracts/api/selling/order';

export const ORDER_STEPS = ['placed', 'processing', 'shipped', 'delivered'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** How far an order has come, as an index of `ORDER_STEPS`; undefined for an order that ended otherwise. */
export function stepOf(status: Order['status']): number | undefined {
  switch (status) {
    case 'pending_payment':
    case 'placed':
      return 0;
    case 'processing':
      return 1;
    case 'partially_shipped':
    case 'shipped':
      return 2;
    case 'delivered':
    case 'closed':
      return 3;
    case 'cancelled':
    case 'expired':
      return undefined;
    default:
      return status satisfies never;
  }
}
