import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../actions/button.tsx';
import { useUiLabel } from '../foundation/labels.ts';
import { Cluster } from '../layout/cluster.tsx';
import { OverlayScope } from './overlay-scope.tsx';
import { overlayStyles as styles } from './overlay-styles.ts';
import { Sheet } from './sheet.tsx';

export type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation before an action that is hard to undo. Only its buttons and Escape close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel, isDangerous = false, isBusy = false, onConfirm, onCancel } = props;
  const say = useUiLabel();
  const buttons = (
    <Cluster justify="end">
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel ?? say('cancel')}
      </Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} busy={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </Cluster>
  );
  return (
    <OverlayScope>
      <ModalOverlay css={styles.scrim} isOpen={isOpen} onOpenChange={(open) => !open && onCancel()}>
        <Modal css={styles.dialog} style={{ '--width': '28rem' }}>
          <Sheet title={title} onClose={onCancel} role="alertdialog" footer={buttons}>
            {children}
          </Sheet>
        </Modal>
      </ModalOverlay>
    </OverlayScope>
  );
}
