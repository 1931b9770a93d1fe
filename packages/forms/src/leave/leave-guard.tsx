import { lazy, Suspense } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

// The dialog's weight comes with the first question.
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

export type LeaveGuardProps = {
  readonly isOn: boolean;
  /** The work is kept in this browser, so leaving loses nothing. */
  readonly isKept?: boolean;
};

/** Asks before unsent work is left: links, the browser's own back and forward, closing the tab. */
export function LeaveGuard({ isOn, isKept = false }: LeaveGuardProps) {
  const { leave, stay, isAsking } = useLeaveGuard(isOn);
  if (!isAsking) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog isKept={isKept} onLeave={leave} onStay={stay} />
    </Suspense>
  );
}
