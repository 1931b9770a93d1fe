import { ConfirmDialog } from '@orime/ui/overlays';
import { useFormsText } from '../forms-texts.ts';

export type LeaveDialogProps = { readonly isKept: boolean; readonly onLeave: () => void; readonly onStay: () => void };

export function LeaveDialog({ isKept, onLeave, onStay }: LeaveDialogProps) {
  const t = useFormsText();
  return (
    <ConfirmDialog
      isOpen
      isDangerous={!isKept}
      title={t('leave.title')}
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t(isKept ? 'leave.kept' : 'leave.text')}
    </ConfirmDialog>
  );
}
