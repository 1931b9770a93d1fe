import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { BadgeTone } from '@orime/ui';

export const WHOLESALE_TONES = {
  draft: 'neutral',
  in_review: 'warning',
  changes_requested: 'warning',
  approved: 'active',
  in_production: 'active',
  partially_shipped: 'active',
  shipped: 'success',
  delivered: 'success',
  closed: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<WholesaleOrder['status'], BadgeTone>;

export const WHOLESALE_ORDER_STATUSES = Object.keys(WHOLESALE_TONES) as readonly WholesaleOrder['status'][]; // its keys are all of them
