import { Type } from 'typebox';

export const ORDER_STATUSES = [
  'pending_payment',
  'placed',
  'processing',
  'partially_shipped',
  'shipped',
  'delivered',
  'closed',
  'cancelled',
  'expired',
] as const;
export const OrderStatus = Type.Enum(ORDER_STATUSES);
export const ORDER_PAYMENT_STATUSES = [
  'none',
  'authorised',
  'partially_captured',
  'captured',
  'partially_refunded',
  'refunded',
  'failed',
  'voided',
] as const;
export const OrderPaymentStatus = Type.Enum(ORDER_PAYMENT_STATUSES);
export const FULFILMENT_STATUSES = ['unfulfilled', 'partial', 'fulfilled', 'partially_returned', 'returned'] as const;
export const FulfilmentStatus = Type.Enum(FULFILMENT_STATUSES);
