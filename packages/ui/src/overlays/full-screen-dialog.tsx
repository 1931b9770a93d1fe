import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { color } from '../tokens/tokens.ts';
import { OverlayScope } from './overlay-scope.tsx';
import { overlayStyles } from './overlay-styles.ts';

export type FullScreenDialogProps = {
  readonly onClose: () => void;
  /** Accessible name; nothing of it is drawn. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A modal that covers the page, for photographs. Its content brings its own way to close; Escape always does. */
export function FullScreenDialog({ onClose, label, children }: FullScreenDialogProps) {
  return (
    <OverlayScope>
      <ModalOverlay css={overlayStyles.scrim} isOpen onOpenChange={(open) => !open && onClose()}>
        <Modal css={styles.modal}>
          <AriaDialog css={styles.dialog} aria-label={label}>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </OverlayScope>
  );
}

const styles = {
  modal: css({ width: '100%', height: '100dvh', background: color.page }),
  dialog: css({ height: '100%', outline: 'none', '&:focus-visible': { outline: 'none' } }),
};
