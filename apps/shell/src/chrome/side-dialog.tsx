import { useUiLabel, IconButton, color, css, font, keyframes, media, motion, space } from '@orime/ui';
import { X } from '@orime/ui/icons';
import { useSwipeAway } from '@orime/ui/swipe';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

export type SideDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Beside the title, and not a part of the dialog's name. */
  readonly note?: ReactNode;
  /** Room for forms and tables. */
  readonly isWide?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A modal drawer at the end side on the browser's own dialog: it traps focus, closes by Escape, makes the page behind
 * inert and gives focus back, without the weight of an overlay library in the first load. A finger pushes it away to its side.
 */
export function SideDialog({ isOpen, onClose, title, note, isWide = false, footer, children }: SideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const say = useUiLabel();
  const swipe = useSwipeAway(onClose);

  // Synchronises the browser's modal state with `isOpen`.
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  // Synchronises with presses beside the panel: the dialog's own box is covered by it, so they are on the backdrop.
  useEffect(() => {
    const element = dialog.current;
    function closeFromBackdrop(event: MouseEvent): void {
      if (event.target === element) onClose();
    }
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);

  return (
    <dialog ref={dialog} css={styles.dialog} aria-labelledby={id} onClose={() => isOpen && onClose()}>
      <div css={[styles.panel, isWide && styles.wide]} {...swipe}>
        <header css={styles.head}>
          <div css={styles.heading}>
            <h2 id={id} css={styles.title}>
              {title}
            </h2>
            {isOpen && note}
          </div>
          <IconButton label={say('close')} onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </header>
        {isOpen && <div css={styles.body}>{children}</div>}
        {isOpen && footer !== undefined && <footer css={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}

const slide = keyframes({ from: { transform: 'translateX(2rem)', opacity: 0 } });
const fade = keyframes({ from: { opacity: 0 } });

const styles = {
  dialog: css({
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    border: 0,
    background: 'transparent',
    '&::backdrop': { background: color.scrim, animation: `${fade} ${motion.medium}` },
    'html:has(&[open])': { overflow: 'hidden' },
  }),
  panel: css({
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    marginInlineStart: 'auto',
    background: color.page,
    animation: `${slide} ${motion.medium}`,
    touchAction: 'pan-y pinch-zoom',
    transform: 'translateX(max(0px, var(--drag, 0px)))',
    transition: `transform ${motion.medium}`,
    '&[data-swiping]': { transition: 'none' },
    [media.tablet]: { width: '27.5rem', borderInlineStart: `1px solid ${color.line}` },
  }),
  wide: css({ [media.tablet]: { width: '40rem' } }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  heading: css({ display: 'flex', alignItems: 'baseline', gap: space[3], minWidth: 0 }),
  title: css({ fontFamily: font.display, fontSize: font.size.h3, lineHeight: 1.2 }),
  body: css({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // What scrolls takes every direction for itself, unless it says so again.
    touchAction: 'pan-y pinch-zoom',
    paddingInline: space[5],
  }),
  foot: css({
    padding: space[5],
    borderBlockStart: `1px solid ${color.line}`,
    paddingBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
  }),
};
