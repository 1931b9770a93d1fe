import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

export interface DismissHandlers {
  /** Closes and gives the focus back to the toggle. */
  readonly onEscape: () => void;
  readonly onClose: () => void;
}

/** Escape closes wherever the focus is, and so does a press on the page behind, or on the cart and anything else in the bar. */
export function useDismiss(menu: RefObject<HTMLElement | null>, { onEscape, onClose }: DismissHandlers): void {
  // Synchronises with keyboard and pointer anywhere on the page, from the moment on in which the menu is seen.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      // A dialog above the menu takes Escape for itself.
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !isInDialog) onEscape();
    };
    const handlePress = ({ target }: Event): void => {
      const bar = menu.current?.closest('header');
      if (bar === null || bar === undefined || !(target instanceof Element)) return;
      // Inert elements let the pointer through: a press on the page behind lands on what holds both it and the bar.
      const isBehind = target.contains(bar);
      const isElsewhereInBar = bar.contains(target) && target.closest('#menu, [aria-controls="menu"]') === null;
      if (isBehind || isElsewhereInBar) onClose();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('click', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('click', handlePress);
    };
  }, [menu, onEscape, onClose]);
}
