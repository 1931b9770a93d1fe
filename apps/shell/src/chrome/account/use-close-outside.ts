import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

export interface CloseHandlers {
  readonly onEscape: () => void;
  readonly onClose: () => void;
}

/** Closes a disclosure by Escape, by a press beside it, and when the focus goes on to something else. */
export function useCloseOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, { onEscape, onClose }: CloseHandlers): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isInDialog(event.target)) onEscape();
  });
  const handleElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && root.current?.contains(target) === false && !isInDialog(target)) onClose();
  });

  // Synchronises with keyboard, pointer and focus anywhere on the page, while it is open.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => handleKey(event);
    const onElsewhere = (event: Event): void => handleElsewhere(event);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen]);
}

/** What lies above has its own Escape. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, [role="dialog"]') !== null;
}
