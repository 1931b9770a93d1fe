import { useT } from '@orime/platform';
import { ConfirmDialog } from '@orime/ui/overlays';

type CancelReturnDialogProps = { readonly isBusy: boolean; readonly onConfirm: () => void; readonly onClose: () => void };

/** Asks before a return is taken back. Loaded with its first opening. */
export function CancelReturnDialog({ isBusy, onConfirm, onClose }: CancelReturnDialogProps) {
  const t = useT('retail-shop');
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
