import type { CheckoutQuote } from '@orime/contracts/api/selling/checkout';
import { lazy, Suspense } from 'react';
import type { usePlacement } from './use-placement.ts';

const ChangesDialog = lazy(() => import('./changes-dialog.tsx').then((module) => ({ default: module.ChangesDialog })));
const ChallengeDialog = lazy(() => import('./challenge-dialog.tsx').then((module) => ({ default: module.ChallengeDialog })));

export type PlacementDialogsProps = {
  readonly placement: ReturnType<typeof usePlacement>;
  /** The visitor agrees to what it costs now. */
  readonly onAccept: (quote: CheckoutQuote) => void;
};

/** What has to be decided before the order can go on. */
export function PlacementDialogs({ placement, onAccept }: PlacementDialogsProps) {
  const { pending } = placement;
  if (pending?.status === 'changed') {
    return (
      <Suspense fallback={null}>
        <ChangesDialog
          result={pending}
          onClose={placement.dismiss}
          onAccept={() => {
            placement.dismiss();
            onAccept(pending.after);
          }}
        />
      </Suspense>
    );
  }
  if (pending?.status === 'challenge') {
    return (
      <Suspense fallback={null}>
        <ChallengeDialog
          text={pending.text}
          isBusy={placement.isPlacing}
          onAnswer={(answer) => void placement.answer(pending.resume, answer)}
        />
      </Suspense>
    );
  }
  return null;
}
