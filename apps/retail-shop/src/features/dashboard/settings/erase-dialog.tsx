import { ConfirmDialog } from '@orime/ui/overlays';
import { useAccountT } from '../account-texts.ts';

export type EraseDialogProps = { readonly isBusy: boolean; readonly onConfirm: () => void; readonly onClose: () => void };

/** Asks before the mail is sent that can erase the account. Loaded with its first opening. */
export function EraseDialog({ isBusy, onConfirm, onClose }: EraseDialogProps) {
  const t = useAccountT();
  return (
    <ConfirmDialog
      isOpen
      title={t('data.delete.title')}
      confirmLabel={t('data.delete.confirm')}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t('data.delete.text')}
    </ConfirmDialog>
  );
}
