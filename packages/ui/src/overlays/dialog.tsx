import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { OverlayScope } from './overlay-scope.tsx';
import { overlayStyles as styles } from './overlay-styles.ts';
import { Sheet } from './sheet.tsx';

export type DialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly width?: 'narrow' | 'medium' | 'wide';
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

const widths = { narrow: '26rem', medium: '38rem', wide: '60rem' };

/** A modal dialog; on phones a bottom sheet. */
export function Dialog({ isOpen, onClose, title, width = 'medium', footer, children }: DialogProps) {
  return (
    <OverlayScope>
      <ModalOverlay css={styles.scrim} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
        <Modal css={styles.dialog} style={{ '--width': widths[width] }}>
          <Sheet title={title} onClose={onClose} footer={footer}>
            {children}
          </Sheet>
        </Modal>
      </ModalOverlay>
    </OverlayScope>
  );
}
