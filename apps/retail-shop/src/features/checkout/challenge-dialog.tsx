import type { LocalText } from '@orime/contracts';
import { useText } from '@orime/platform';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useCheckoutT } from './checkout-texts.ts';

export type ChallengeDialogProps = {
  readonly text: LocalText;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: 'approve' | 'refuse') => void;
};

/** The bank's question, as 3-D Secure asks it. */
export function ChallengeDialog({ text, isBusy, onAnswer }: ChallengeDialogProps) {
  const t = useCheckoutT();
  const read = useText();
  return (
    <ConfirmDialog
      isOpen
      title={t('challenge.title')}
      confirmLabel={t('challenge.approve')}
      cancelLabel={t('challenge.refuse')}
      isBusy={isBusy}
      onConfirm={() => onAnswer('approve')}
      onCancel={() => onAnswer('refuse')}
    >
      {read(text)}
    </ConfirmDialog>
  );
}
