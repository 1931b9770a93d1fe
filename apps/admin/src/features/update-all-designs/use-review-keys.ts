import { useEffect } from 'react';

export interface ReviewActions {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  readonly onConfirm: () => void;
  readonly onReject: () => void;
}

/** One hand on the keyboard: j and k move, c confirms, r opens the rejection. */
export function useReviewKeys(actions: ReviewActions, isOn: boolean): void {
  // Listens to the page's keyboard while switched on; again after each render, as the actions are about what is shown.
  useEffect(() => {
    if (!isOn) return undefined;
    function handleKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const action = { j: actions.onNext, k: actions.onPrevious, c: actions.onConfirm, r: actions.onReject }[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null
  );
}
