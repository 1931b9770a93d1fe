import { ConfirmDialog } from '@orime/ui/overlays';
import { useReturnsT } from './returns-texts.ts';

type CancelReturnDialogProps = { readonly isBusy: boolean; readonly onConfirm: () => void; readonly onClose: () => void };

/** Asks before a return is taken back. Loaded with its first opening. */
export function CancelReturnDialog({ isBusy, onConfirm, onClose }: CancelReturnDialogProps) {
  const t = useReturnsT();
  return (
    <ConfirmDialog
      isOpen
      title={t('returns.cancel.title')}
      confirmLabel={t('returns.cancel')}
      cancelLabel={t('returns.cancel.keep')}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t('returns.cancel.text')}
    </ConfirmDialog>
  );
}
