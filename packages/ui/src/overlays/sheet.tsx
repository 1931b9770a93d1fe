import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiLabel } from '../foundation/labels.ts';
import { overlayStyles as styles } from './overlay-styles.ts';

export type SheetProps = {
  /** Visible title and accessible name. */
  readonly title: string;
  readonly onClose: () => void;
  /** Sticky below the scrolling content. */
  readonly footer?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
};

/** Inside of drawers and dialogs: header with close button, scrolling body, footer. */
export function Sheet({ title, onClose, footer, role = 'dialog', children }: SheetProps) {
  const say = useUiLabel();
  return (
    <AriaDialog css={styles.sheet} role={role}>
      <div css={styles.head}>
        <Heading css={styles.title} slot="title" level={2}>
          {title}
        </Heading>
        <IconButton label={say('close')} onClick={onClose}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      <div css={styles.body}>{children}</div>
      {footer && <div css={styles.foot}>{footer}</div>}
    </AriaDialog>
  );
}
