import { useEffect, useEffectEvent } from 'react';

/** Calls back for `/`, unless somebody types, a dialog is open or a modifier is held. */
export function useSlashKey(onPress: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.repeat || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
    event.preventDefault();
    onPress();
  });
  // Synchronises with the page's keyboard.
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Fields, and what has keys of its own: a modal dialog holds the focus inside. */
const TAKEN =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"], [role="listbox"], [role="grid"]';

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKEN) !== null;
}
