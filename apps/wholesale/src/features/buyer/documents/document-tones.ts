import type { BuyerDocument } from '@orime/contracts/api/trade/buyer';
import type { BadgeTone } from '@orime/ui';

export const DOCUMENT_TONES = {
  pending: 'neutral',
  accepted: 'success',
  rejected: 'danger',
  expired: 'warning',
} as const satisfies Record<BuyerDocument['status'], BadgeTone>;
