import { useLocation } from '@orime/platform';
import { color, css, keyframes, motion } from '@orime/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { SearchBox } from './search-box.tsx';
import { useSearchT } from './search-texts.ts';

export type SearchDialogProps = { readonly onClose: () => void };

/** A sheet over the top of the page, on the browser's own dialog: it traps the focus, closes by Escape and gives the focus back. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const t = useSearchT();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  // Synchronises the browser's modal state with being mounted; before the element is removed, or the focus could not go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    return () => element?.close();
  }, []);
  // Synchronises with the history: going anywhere closes it.
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);

  function handlePress({ target, currentTarget }: MouseEvent): void {
    // The dialog's own box is covered by the sheet, so a press on it is on the backdrop.
    if (target === currentTarget) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button do it by keyboard
    <dialog ref={dialog} css={styles.dialog} aria-label={t('header.search')} onClose={onClose} onClick={handlePress}>
      <div css={styles.sheet}>
        <SearchBox onClose={onClose} />
      </div>
    </dialog>
  );
}

const drop = keyframes({ from: { transform: 'translateY(-1rem)', opacity: 0 } });

const styles = {
  dialog: css({
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.text,
    '&::backdrop': { background: color.scrim },
    'html:has(&[open])': { overflow: 'hidden' },
  }),
  sheet: css({
    maxHeight: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.page,
    borderBlockEnd: `1px solid ${color.line}`,
    animation: `${drop} ${motion.medium}`,
  }),
};
