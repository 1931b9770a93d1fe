import { useLayoutEffect, useRef } from 'react';

/**
 * Starts at the top, with the focus on the heading, when another part of the same address is shown: a chapter, a lookbook. The shell
 * does so for new paths; going back it returns to where one was, after this.
 */
export function useFreshStart(part: string | null): void {
  const shown = useRef(part);
  // Synchronises the scroll position and the focus with the part that is shown, before the reader sees the frame.
  useLayoutEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    document.documentElement.scrollTop = 0;
    document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true });
  }, [part]);
}
