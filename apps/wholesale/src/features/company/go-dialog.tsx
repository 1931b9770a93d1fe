import type { CompanyMember } from '@orime/contracts/api/trade/buyer-member';
import { useT } from '@orime/platform';
import { ConfirmDialog } from '@orime/ui/overlays';

type GoDialogProps = {
  readonly person: CompanyMember;
  readonly isYou: boolean;
  readonly company: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before somebody is out of a company. Loaded with its first opening. */
export function GoDialog({ person: { name }, isYou, company, isBusy, onConfirm, onClose }: GoDialogProps) {
  const t = useT('wholesale');
  return (
    <ConfirmDialog
      isOpen
      title={t(isYou ? 'people.leave.title' : 'people.remove.title', { name, company })}
      confirmLabel={t(isYou ? 'people.leave' : 'people.remove')}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {t(isYou ? 'people.leave.text' : 'people.remove.text', { name })}
    </ConfirmDialog>
  );
}
