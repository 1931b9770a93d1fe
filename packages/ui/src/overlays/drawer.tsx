import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { OverlayScope } from './overlay-scope.tsx';
import { overlayStyles as styles } from './overlay-styles.ts';
import { Sheet } from './sheet.tsx';
import { useSwipeAway } from './swipe/use-swipe-away.ts';

export type DrawerProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side?: 'start' | 'end';
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A modal dialog at the side of the page: traps focus, closes by Escape or a press outside, restores focus. A finger pushes it away to
 * its side.
 */
export function Drawer({ isOpen, onClose, title, side = 'end', footer, children }: DrawerProps) {
  const swipe = useSwipeAway(onClose, side);
  return (
    <OverlayScope>
      <ModalOverlay css={styles.scrim} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
        <Modal css={styles.drawer} data-side={side} {...swipe}>
          <Sheet title={title} onClose={onClose} footer={footer}>
            {children}
          </Sheet>
        </Modal>
      </ModalOverlay>
    </OverlayScope>
  );
}
