import type { WholesaleOrderStatus } from '@orime/commerce';
import type { BadgeTone } from '@orime/ui';

const TONES = {
  draft: 'neutral',
  in_review: 'neutral',
  changes_requested: 'warning',
  approved: 'success',
  in_production: 'success',
  partially_shipped: 'success',
  shipped: 'success',
  delivered: 'success',
  closed: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<WholesaleOrderStatus, BadgeTone>;

/** How an order's state is drawn. */
export function statusTone(status: WholesaleOrderStatus): BadgeTone {
  return TONES[status];
}
