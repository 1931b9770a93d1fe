import type { Order } from '@orime/contracts/api/selling/order';
import { ORDER_STEPS, stepOf, type OrderStep } from './order-steps.ts';

export type Headline = OrderStep | 'pending_payment' | 'cancelled' | 'expired';

/** What is true of a whole purchase: how far the slowest of its orders is, or how all of them ended. */
export function headlineOf(orders: readonly Pick<Order, 'status'>[]): Headline {
  if (orders.some(({ status }) => status === 'pending_payment')) return 'pending_payment';
  const steps = orders.flatMap(({ status }) => stepOf(status) ?? []);
  if (steps.length === 0) return orders.every(({ status }) => status === 'expired') ? 'expired' : 'cancelled';
  return ORDER_STEPS[Math.min(...steps)] ?? 'placed';
}
