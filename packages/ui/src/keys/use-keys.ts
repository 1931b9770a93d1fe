import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isPressOf } from './key-binding.ts';
import type { KeyBinding } from './key-binding.ts';

const STORAGE_KEY = 'orime.keys';

export type Keys = ReturnType<typeof useKeys>;

/**
 * Single keys for a screen that is worked with all day. `?` opens the sheet that lists them (`KeyHelp`), where a person can also switch
 * them off in this browser: speech input and screen readers use single keys themselves. Keys with `mod` always work. Nothing
 * happens while somebody types or a dialog is open.
 */
export function useKeys(bindings: readonly KeyBinding[]) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isOn = useSyncExternalStore(watch, readIsOn, () => true);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented || event.isComposing) return;
    const help = { keys: '?', label: '', onPress: () => setHelpOpen(true) };
    const binding = [...bindings, help].find(({ keys }) => isPressOf(keys, event, isAppleMachine()));
    if (binding === undefined || ('isOff' in binding && binding.isOff)) return;
    const hasMod = binding.keys.toLowerCase().startsWith('mod+');
    if (!hasMod && !isOn) return;
    if (isElsewhere(event.target, 'whileTyping' in binding && binding.whileTyping === true)) return;
    event.preventDefault();
    binding.onPress();
  });
  // Synchronises with the page's keyboard.
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return {
    bindings,
    isHelpOpen,
    openHelp: (): void => setHelpOpen(true),
    closeHelp: (): void => setHelpOpen(false),
    /** Whether single keys work in this browser. */
    isOn,
    setOn,
  };
}

export function isAppleMachine(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** In a field, a dialog or a menu, whose keys are its own. */
function isElsewhere(target: EventTarget | null, mayType: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null) return true;
  return (
    !mayType && target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="grid"]') !== null
  );
}

const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readIsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

function setOn(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // A forbidden storage forgets it with the page.
  }
  for (const listener of listeners) listener();
}
