import { IconButton, color, css, font, keyframes, media, motion, space, useUiLabel } from '@orime/ui';
import { X } from '@orime/ui/icons';
import { useEffect } from 'react';
import type { ReactNode, RefObject, ToggleEvent } from 'react';

export const SHEET_ID = 'notifications';

export type NotificationSheetProps = {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  /** A modal sheet from below on a phone; else a popover under the header. The browser keeps focus, Escape and presses beside either. */
  readonly isModal: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function NotificationSheet({ ref, title, isModal, isOpen, onOpenChange, onClose, children }: NotificationSheetProps) {
  const say = useUiLabel();

  function handleToggle({ newState }: ToggleEvent<HTMLDialogElement>): void {
    onOpenChange(newState === 'open');
  }

  // Synchronises with presses beside a modal sheet, which are on the dialog itself; beside a popover the browser closes it.
  useEffect(() => {
    const element = ref.current;
    function closeFromBackdrop(event: MouseEvent): void {
      if (isModal && event.target === element) onClose();
    }
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, [ref, isModal, onClose]);

  return (
    <dialog
      ref={ref}
      id={SHEET_ID}
      css={styles.sheet}
      aria-labelledby={`${SHEET_ID}-title`}
      {...(isModal ? { onClose: () => onOpenChange(false) } : { popover: 'auto', onToggle: handleToggle })}
    >
      <div css={styles.panel}>
        <header css={styles.head}>
          <h2 id={`${SHEET_ID}-title`} css={styles.title}>
            {title}
          </h2>
          <IconButton label={say('close')} onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </header>
        {isOpen && children}
      </div>
    </dialog>
  );
}

const rise = keyframes({ from: { transform: 'translateY(2rem)', opacity: 0 } });
const drop = keyframes({ from: { transform: 'translateY(-0.5rem)', opacity: 0 } });

const styles = {
  sheet: css({
    position: 'fixed',
    inset: 'auto 0 0 0',
    width: '100%',
    maxWidth: 'none',
    height: 'auto',
    maxHeight: '85dvh',
    margin: 0,
    padding: 0,
    border: 0,
    borderBlockStart: `1px solid ${color.line}`,
    background: color.page,
    color: color.text,
    overflow: 'hidden',
    animation: `${rise} ${motion.medium}`,
    '&::backdrop': { background: color.scrim },
    'html:has(&:modal)': { overflow: 'hidden' },
    [media.tablet]: {
      inset: `calc(var(--below) - 1px) ${space[5]} auto auto`,
      width: '26rem',
      maxHeight: `min(40rem, calc(100dvh - var(--below) - ${space[5]}))`,
      border: `1px solid ${color.line}`,
      background: color.raised,
      boxShadow: '0 0.5rem 2rem rgb(0 0 0 / 0.18)',
      animation: `${drop} ${motion.fast}`,
      '&::backdrop': { background: 'transparent' },
    },
  }),
  panel: css({ display: 'flex', flexDirection: 'column', maxHeight: 'inherit' }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${space[2]} ${space[2]} ${space[2]} ${space[5]}`,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  title: css({ fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.2 }),
};
