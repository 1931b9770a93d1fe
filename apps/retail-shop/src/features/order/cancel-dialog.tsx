import { useT } from '@orime/platform';
import { ConfirmDialog } from '@orime/ui/overlays';

type CancelDialogProps = { readonly isBusy: boolean; readonly onConfirm: () => void; readonly onClose: () => void };

/** Asks before an order is cancelled. Loaded with its first opening. */
export function CancelDialog({ isBusy, onConfirm, onClose }: CancelDialogProps) {
  const t = useT('retail-shop');
  return (
    <ConfirmDialog
      isOpen
      title={t('order.cancel.title')}
      confirmLabel={t('order.cancel')}
      cancelLabel={t('order.cancel.keep')}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t('order.cancel.text')}
    </ConfirmDialog>
  );
}
