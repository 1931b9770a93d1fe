import type { Order } from '@orime/contracts/api/selling/order';
import type { BadgeTone } from '@orime/ui';

export const ORDER_TONES = {
  pending_payment: 'warning',
  placed: 'warning',
  processing: 'active',
  partially_shipped: 'active',
  shipped: 'success',
  delivered: 'success',
  closed: 'neutral',
  cancelled: 'danger',
  expired: 'neutral',
} as const satisfies Record<Order['status'], BadgeTone>;

export const ORDER_STATES = Object.keys(ORDER_TONES) as readonly Order['status'][]; // its keys are all of them

export const PAYMENT_TONES = {
  none: 'neutral',
  authorised: 'warning',
  partially_captured: 'warning',
  captured: 'success',
  partially_refunded: 'warning',
  refunded: 'neutral',
  failed: 'danger',
  voided: 'neutral',
} as const satisfies Record<Order['paymentStatus'], BadgeTone>;
