import { useEffect } from 'react';

export interface LookKeys {
  readonly onTurn: (step: 1 | -1) => void;
  readonly onLeave: () => void;
}

/** Arrow keys turn the looks and Escape leaves, unless somebody is typing. */
export function useLookKeys({ onTurn, onLeave }: LookKeys): void {
  // Synchronises with the keyboard of the whole page: the viewer is the page.
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [role="dialog"], dialog') !== null;
      if (isTyping || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') onTurn(1);
      else if (event.key === 'ArrowLeft') onTurn(-1);
      else if (event.key === 'Escape') onLeave();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}
