import { useT } from '@orime/platform';
import { css, space } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';

type HandoverDialogProps = {
  /** Of the owner to be. */
  readonly name: string;
  readonly company: string;
  /** Whether the company's letters will go to them as well. */
  readonly isLead: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Says what handing a company over means for both. Loaded with its first opening. */
export function HandoverDialog({ name, company, isLead, isBusy, onConfirm, onClose }: HandoverDialogProps) {
  const t = useT('wholesale');
  return (
    <ConfirmDialog
      isOpen
      title={t('people.hand.dialog.title', { name, company })}
      confirmLabel={t('people.hand')}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <ul css={styles.list}>
        <li>{t('people.hand.dialog.them', { name })}</li>
        {isLead && <li>{t('people.hand.dialog.letters', { name })}</li>}
        <li>{t('people.hand.dialog.you')}</li>
        <li>{t('people.hand.dialog.back')}</li>
      </ul>
    </ConfirmDialog>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gap: space[2],
    margin: 0,
    paddingInlineStart: space[4],
    '& > li': { display: 'list-item', listStyle: 'disc' },
  }),
};
