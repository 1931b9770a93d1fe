import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { reportError, textOfError } from '@orime/platform';
import { useEffect, useRef, useState } from 'react';
import type { Attempt } from './attempt.ts';
import { leaveFor } from './leave-for.ts';
import { rememberPayment } from './pending-payment.ts';
import { placeOrder } from './place-order.ts';
import type { Placement, PlacementInput, PlacementResult } from './place-order.ts';
import { useFinishedOrder } from './use-finished-order.ts';
import type { FinishOptions } from './use-finished-order.ts';

export type PlacementHandlers = FinishOptions & {
  readonly onChanged: (quote: CheckoutQuote) => void;
  /** Address of this checkout, to come back to. */
  readonly path: string;
};

/** Places the order once at a time and keeps what the visitor has to decide in between. */
export function usePlacement({ keepsCart, onPlaced, onChanged, path }: PlacementHandlers) {
  const finish = useFinishedOrder({ keepsCart, onPlaced });
  const [isPlacing, setPlacing] = useState(false);
  const [pending, setPending] = useState<PlacementResult | null>(null);
  const [heldUntil, setHeldUntil] = useState<string | undefined>();
  const attempt = useRef<Attempt | undefined>(undefined);
  // State arrives with the next render; a second press in the same moment must find this.
  const isAtWork = useRef(false);

  // A page that the browser kept while the visitor was at the provider's comes back as it was left: busy.
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && setPlacing(false);
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);

  const run = async (work: () => Promise<Placement>) => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setPlacing(true);
    let result: PlacementResult | undefined;
    try {
      const placement = await work();
      attempt.current = placement.attempt;
      result = placement.result;
      setHeldUntil((before) => placement.heldUntil ?? before);
    } catch (error) {
      reportError(error);
      result = { status: 'refused', text: textOfError(error) };
    } finally {
      isAtWork.current = false;
      // After an order the button stays busy until its confirmation is there, as until the provider's page is.
      if (result?.status !== 'placed' && result?.status !== 'leaving') setPlacing(false);
    }
    if (result.status === 'placed') {
      setPending(null);
      await finish(result.placed);
      return;
    }
    setPending(result);
    if (result.status === 'changed') onChanged(result.after);
    if (result.status === 'leaving') {
      rememberPayment({ ...result.payment, path });
      leaveFor(result.url);
    }
  };
  return {
    isPlacing,
    /** What came of the last attempt, while it is not decided. */
    pending,
    heldUntil,
    dismiss: () => setPending(null),
    place: (input: Omit<PlacementInput, 'last'>) => run(() => placeOrder({ ...input, last: attempt.current })),
    answer: (resume: (answer: 'approve' | 'refuse') => Promise<Placement>, answer: 'approve' | 'refuse') => run(() => resume(answer)),
  };
}
