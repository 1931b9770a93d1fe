import { useSyncExternalStore } from 'react';

/** A scroll position up to this is the top (specification, section 9). */
const TOP_THRESHOLD_PX = 10;

let isAtTop = true;

/**
 * Whether the page is scrolled to its top. Looked at when it is scrolled and in the frame after somebody asks: to ask for the position while
 * React draws would make the browser lay the page out.
 */
export function useIsAtTop(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAtTop,
    () => true,
  );
}

function subscribe(notify: () => void): () => void {
  const look = () => {
    isAtTop = window.scrollY <= TOP_THRESHOLD_PX;
    notify();
  };
  window.addEventListener('scroll', look, { passive: true });
  const frame = requestAnimationFrame(look);
  return () => {
    window.removeEventListener('scroll', look);
    cancelAnimationFrame(frame);
  };
}
