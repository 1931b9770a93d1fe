import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useNavigate, useT } from '@orime/platform';
import { Button } from '@orime/ui';
import { useState } from 'react';
import { reorder } from '../order.api.ts';
import { OrderRefusal } from './order-refusal.tsx';
import { usePress } from './use-press.ts';

/** Makes a draft with the same goods at the prices of now, and shows it. */
export function Reorder({ order }: { readonly order: Pick<WholesaleOrder, 'id' | 'currency'> }) {
  const t = useT('wholesale');
  const navigate = useNavigate();
  // One draft, however often it is pressed on this page.
  const [key] = useState(() => `reorder-${order.id}-${Date.now()}`);
  const make = usePress({
    send: () => reorder(order.id, key),
    onDone: (draft) => void navigate(`/wholesale-order-info/${draft.id}`),
  });
  return (
    <>
      <OrderRefusal error={make.error} currency={order.currency} />
      <Button block variant="secondary" busy={make.isBusy} onClick={() => make.press()}>
        {t('step.reorder')}
      </Button>
    </>
  );
}
