import type { OrderStatus, ReturnStatus } from './order-rows.ts';

/** One purchase: how long ago, and the state that each of its one or two orders has reached. */
export type PlannedPurchase = {
  readonly daysAgo: number;
  readonly orders: readonly OrderStatus[];
  /** A return on the first order. */
  readonly returned?: ReturnStatus;
  /** Given to a customer who has not used it before; a designer's own code to who buys from that designer. */
  readonly code?: 'WELCOME10' | 'KASUMI15';
  /** Bought from the designer of the demo account, so that there is something to fulfil. */
  readonly fromDemoDesigner?: true;
};

/** 60 orders in 52 purchases over six months: recent ones are open, old ones closed, and every state is met. */
export const orderPlan: readonly PlannedPurchase[] = [
  { daysAgo: 0.01, orders: ['pending_payment'] },
  { daysAgo: 0.02, orders: ['pending_payment'] },
  { daysAgo: 0.2, orders: ['placed'] },
  { daysAgo: 0.6, orders: ['placed', 'placed'] },
  { daysAgo: 1.1, orders: ['placed'], fromDemoDesigner: true, code: 'WELCOME10' },
  { daysAgo: 1.4, orders: ['expired'] },
  { daysAgo: 1.9, orders: ['placed', 'processing'] },
  { daysAgo: 2.5, orders: ['processing'], fromDemoDesigner: true },
  { daysAgo: 3.2, orders: ['processing', 'shipped'] },
  { daysAgo: 4.1, orders: ['processing'] },
  { daysAgo: 5.3, orders: ['partially_shipped'], fromDemoDesigner: true },
  { daysAgo: 6.2, orders: ['cancelled'] },
  { daysAgo: 7.5, orders: ['partially_shipped', 'shipped'] },
  { daysAgo: 8.8, orders: ['shipped'], code: 'WELCOME10' },
  { daysAgo: 10.4, orders: ['partially_shipped'] },
  { daysAgo: 12.1, orders: ['shipped'], fromDemoDesigner: true, code: 'KASUMI15' },
  { daysAgo: 13.6, orders: ['processing'] },
  { daysAgo: 15.2, orders: ['delivered'], returned: 'requested', fromDemoDesigner: true },
  { daysAgo: 17.9, orders: ['delivered', 'delivered'] },
  { daysAgo: 20.3, orders: ['delivered'], returned: 'approved', fromDemoDesigner: true, code: 'KASUMI15' },
  { daysAgo: 22.7, orders: ['expired'] },
  { daysAgo: 24.4, orders: ['delivered'], code: 'WELCOME10' },
  { daysAgo: 27.1, orders: ['delivered'], returned: 'in_transit', fromDemoDesigner: true },
  { daysAgo: 30.5, orders: ['delivered'] },
  { daysAgo: 33.3, orders: ['delivered', 'shipped'], returned: 'approved' },
  { daysAgo: 36.8, orders: ['cancelled'] },
  { daysAgo: 40.2, orders: ['delivered'], returned: 'received' },
  { daysAgo: 43.7, orders: ['delivered'], returned: 'declined', fromDemoDesigner: true },
  { daysAgo: 47.1, orders: ['delivered'], returned: 'inspected', fromDemoDesigner: true },
  { daysAgo: 50.9, orders: ['delivered'] },
  { daysAgo: 54.6, orders: ['closed'], code: 'WELCOME10' },
  { daysAgo: 58.2, orders: ['closed'] },
  { daysAgo: 61.5, orders: ['closed', 'closed'] },
  { daysAgo: 66.3, orders: ['delivered'] },
  { daysAgo: 70.8, orders: ['closed'], returned: 'refunded', fromDemoDesigner: true },
  { daysAgo: 75.1, orders: ['cancelled'] },
  { daysAgo: 80.4, orders: ['closed'], returned: 'refunded' },
  { daysAgo: 85.9, orders: ['closed'], returned: 'refunded' },
  { daysAgo: 91.2, orders: ['closed'], returned: 'cancelled', code: 'WELCOME10' },
  { daysAgo: 97.7, orders: ['closed'] },
  { daysAgo: 103.3, orders: ['closed'] },
  { daysAgo: 110.6, orders: ['closed'] },
  { daysAgo: 117.8, orders: ['closed'] },
  { daysAgo: 124.1, orders: ['closed'] },
  { daysAgo: 131.9, orders: ['closed', 'cancelled'] },
  { daysAgo: 139.4, orders: ['closed'] },
  { daysAgo: 147.2, orders: ['closed'] },
  { daysAgo: 155.5, orders: ['closed'], code: 'WELCOME10' },
  { daysAgo: 161.3, orders: ['closed'] },
  { daysAgo: 168.9, orders: ['closed'], returned: 'rejected' },
  { daysAgo: 174.6, orders: ['closed'] },
  { daysAgo: 180.2, orders: ['closed'] },
];
