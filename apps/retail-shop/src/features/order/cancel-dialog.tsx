import { css, space, TextArea } from '@orime/ui';
import { ConfirmDialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { useOrderT } from './order-texts.ts';

type CancelDialogProps = { readonly isBusy: boolean; readonly onConfirm: (reason: string) => void; readonly onClose: () => void };

/** Asks before an order is cancelled, and why. Loaded with its first opening. */
export function CancelDialog({ isBusy, onConfirm, onClose }: CancelDialogProps) {
  const t = useOrderT();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      isOpen
      title={t('order.cancel.title')}
      confirmLabel={t('order.cancel')}
      cancelLabel={t('order.cancel.keep')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => onConfirm(reason.trim())}
      onCancel={onClose}
    >
      <div css={styles.root}>
        <p>{t('order.cancel.text')}</p>
        <TextArea
          label={t('order.cancel.reason')}
          optional
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
