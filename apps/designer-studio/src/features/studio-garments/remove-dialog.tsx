import { ConfirmDialog } from '@orime/ui/overlays';
import { useGarmentT } from './garment-texts.ts';

export type RemoveDialogProps = {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before a drawing is deleted. Loaded with its first opening. */
export function RemoveDialog({ name, isBusy, onConfirm, onClose }: RemoveDialogProps) {
  const t = useGarmentT();
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
