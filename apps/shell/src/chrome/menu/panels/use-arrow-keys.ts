import { useLayoutEffect } from 'react';

/** Left and right anywhere on the page, except where they already mean something. */
export function useArrowKeys(onArrow: (step: 1 | -1) => void): void {
  // Synchronises with the keyboard: the panels are turned wherever the focus is, and from the moment on in which they are seen.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      // With a modifier they are the browser's: back and forward.
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('select, input, textarea, dialog, [contenteditable]') !== null) return;
      event.preventDefault();
      onArrow(step);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onArrow]);
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
