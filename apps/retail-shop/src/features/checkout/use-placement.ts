import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import { clearCart, recordCodeUsed, reportError, textOfError, useBus, useNavigate, useQueryClient } from '@orime/platform';
import { useRef, useState } from 'react';
import { orderQuery } from '../order/index.ts';
import type { Attempt } from './attempt.ts';
import { placeOrder } from './place-order.ts';
import type { Placement, PlacementInput, PlacementResult } from './place-order.ts';

export type PlacementHandlers = {
  /** True when something else than the cart is bought. */
  readonly keepsCart: boolean;
  /** Before the cart is emptied. */
  readonly onPlaced: () => void;
  readonly onChanged: (quote: CheckoutQuote) => void;
};

/** Places the order once at a time and keeps what the visitor has to decide in between. */
export function usePlacement({ keepsCart, onPlaced, onChanged }: PlacementHandlers) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const bus = useBus();
  const [isPlacing, setPlacing] = useState(false);
  const [pending, setPending] = useState<PlacementResult | null>(null);
  const attempt = useRef<Attempt | undefined>(undefined);
  // State arrives with the next render; a second press in the same moment must find this.
  const isAtWork = useRef(false);

  const finish = async (placed: PlacedOrder) => {
    const { group, key } = placed;
    // The order is paid: none of these may keep its confirmation from being shown, nor make it wait.
    const followUps = [
      onPlaced,
      () => queries.setQueryData(orderQuery(group.id, key).queryKey, { group, orders: placed.orders }),
      () => group.codes_used.forEach(({ code }) => recordCodeUsed(code)),
      () => bus.publish('order.placed@1', { groupId: group.id }),
      () => (keepsCart ? undefined : clearCart()),
    ];
    for (const followUp of followUps) void attemptTo(followUp);
    await navigate(`/order-info/${group.id}?key=${encodeURIComponent(key)}`);
  };
  const run = async (work: () => Promise<Placement>) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setPlacing(true);
    let result: PlacementResult | undefined;
    try {
      const placement = await work();
      attempt.current = placement.attempt;
      result = placement.result;
    } catch (error) {
      reportError(error);
      result = { status: 'refused', text: textOfError(error) };
    } finally {
      isAtWork.current = false;
      // After an order the button stays busy until its confirmation is there.
      if (result?.status !== 'placed') setPlacing(false);
    }
    if (result.status === 'placed') {
      setPending(null);
      await finish(result.placed);
      return;
    }
    setPending(result);
    if (result.status === 'changed') onChanged(result.after);
  };
  return {
    isPlacing,
    /** What came of the last attempt, while it is not decided. */
    pending,
    dismiss: () => setPending(null),
    place: (input: Omit<PlacementInput, 'last'>) => run(() => placeOrder({ ...input, last: attempt.current })),
    answer: (resume: (answer: 'approve' | 'refuse') => Promise<Placement>, answer: 'approve' | 'refuse') => run(() => resume(answer)),
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
