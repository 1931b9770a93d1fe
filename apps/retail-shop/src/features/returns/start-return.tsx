import type { Order } from '@orime/contracts/api/selling/order';
import { Button } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { useReturnsT } from './returns-texts.ts';

const ReturnDialog = lazy(() => import('./return-dialog.tsx').then((module) => ({ default: module.ReturnDialog })));

export type StartReturnProps = {
  readonly order: Order;
  /** Of the mail, for somebody without an account. */
  readonly guestKey?: string | undefined;
  readonly onStart?: (() => void) | undefined;
};

/** The button that begins a return, with its dialog; nothing where nothing can be given back. */
export function StartReturn({ order, guestKey, onStart }: StartReturnProps) {
  const t = useReturnsT();
  const [isOpen, setOpen] = useState(false);

  function handlePress(): void {
    setOpen(true);
    onStart?.();
  }

  // The dialog stays for its last step when the order has nothing left to give back.
  if (!order.viewer.canReturn && !isOpen) return null;
  return (
    <>
      {order.viewer.canReturn && (
        <Button variant="secondary" onClick={handlePress}>
          {t('returns.start')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReturnDialog order={order} guestKey={guestKey} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
