import type { PointerEvent } from 'react';
import { useSwipe } from './use-swipe.ts';

/**
 * Lets a finger push a panel away to the side of the window at which it stands. The panel takes the handlers, is moved by `--drag`
 * and wants `touch-action: pan-y pinch-zoom`, as does what scrolls in it.
 */
export function useSwipeAway(onClose: () => void, side: 'start' | 'end' = 'end') {
  const away = side === 'end' ? -1 : 1;
  return useSwipe((step) => step === away && onClose(), { takesFlicks: true, mayStart: isOnPanel });
}

/**
 * A mouse marks words there, what is typed into or slid has its own use for a finger, and React tells a panel of presses in
 * overlays that were opened from it.
 */
function isOnPanel({ pointerType, target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  if (pointerType === 'mouse' || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('input, select, textarea, [contenteditable="true"], [role="slider"]') === null;
}
