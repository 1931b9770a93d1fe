import type { Return } from '@orime/contracts/api/selling/return';
import { useT } from '@orime/platform';
import { Badge } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';

/** Where a return stands; in the accent where the seller is to act. */
export function ReturnBadge({ status }: { readonly status: Return['status'] }) {
  const t = useT('designer-studio');
  return <Badge tone={TONES[status]}>{t(`returns.status.${status}`)}</Badge>;
}

const TONES: Readonly<Record<Return['status'], BadgeTone>> = {
  requested: 'warning',
  approved: 'neutral',
  in_transit: 'neutral',
  received: 'warning',
  inspected: 'warning',
  refunded: 'success',
  declined: 'neutral',
  rejected: 'neutral',
  cancelled: 'neutral',
};
