import { useT } from '@orime/platform';
import { ConfirmDialog } from '@orime/ui/overlays';

export type RemoveDialogProps = {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before a drawing is deleted. Loaded with its first opening. */
export function RemoveDialog({ name, isBusy, onConfirm, onClose }: RemoveDialogProps) {
  const t = useT('retail-shop');
  return (
    <ConfirmDialog
      isOpen
      title={t('garments.remove.title', { name: name === '' ? t('garments.unnamed') : name })}
      confirmLabel={t('garments.remove')}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t('garments.remove.text')}
    </ConfirmDialog>
  );
}
