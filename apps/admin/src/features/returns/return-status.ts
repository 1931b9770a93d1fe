import type { Return } from '@orime/contracts/api/selling/return';
import type { BadgeTone } from '@orime/ui';

export const RETURN_TONES = {
  requested: 'warning',
  approved: 'active',
  declined: 'danger',
  in_transit: 'active',
  received: 'warning',
  inspected: 'warning',
  refunded: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<Return['status'], BadgeTone>;

export const RETURN_STATES = Object.keys(RETURN_TONES) as readonly Return['status'][]; // its keys are all of them
