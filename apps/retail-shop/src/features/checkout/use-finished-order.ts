import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { clearCart, recordCodeUsed, reportError, useBus, useNavigate, useQueryClient } from '@orime/platform';
import { orderQuery } from '../order/index.ts';
import { forgetPayment } from './pending-payment.ts';

export type FinishOptions = {
  /** True when something else than the cart is bought. */
  readonly keepsCart: boolean;
  /** Before the cart is emptied. */
  readonly onPlaced: () => void;
};

/** What follows a placed order: its codes are used, the cart is empty, the confirmation is shown. */
export function useFinishedOrder({ keepsCart, onPlaced }: FinishOptions): (placed: PlacedOrder) => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const bus = useBus();
  return async ({ group, orders, key }) => {
    // The order is paid: none of these may keep its confirmation from being shown, nor make it wait.
    const followUps = [
      onPlaced,
      forgetPayment,
      () => queries.setQueryData(orderQuery(group.id, key).queryKey, { group, orders }),
      () => group.codes_used.forEach(({ code }) => recordCodeUsed(code)),
      () => bus.publish('order.placed@1', { groupId: group.id }),
      () => (keepsCart ? undefined : clearCart()),
    ];
    for (const followUp of followUps) void attemptTo(followUp);
    await navigate(`/order-info/${group.id}?key=${encodeURIComponent(key)}`);
  };
}

/** Does what may fail by itself: a failure is reported, and nothing else. */
async function attemptTo(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    reportError(error);
  }
}
