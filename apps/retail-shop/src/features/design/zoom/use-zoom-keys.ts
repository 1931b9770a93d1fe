import { useEffect } from 'react';

/** Calls what a key stands for while the dialog is open, wherever in it the focus is. */
export function useZoomKeys(actions: Readonly<Record<string, () => void>>): void {
  // Synchronises with the keyboard; the actions change with every rendering.
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.metaKey || event.ctrlKey || event.altKey || !Object.hasOwn(actions, event.key)) return;
      event.preventDefault();
      actions[event.key]?.();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });
}
