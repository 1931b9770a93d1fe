import { useLayoutEffect, type RefObject } from 'react';

/** Keeps `--bar-end` of an element at the lower edge of the header around it, which rises while the banner above scrolls away. */
export function useBarEnd(root: RefObject<HTMLElement | null>): void {
  // Synchronises with the place of the header in the window, before the element is seen.
  useLayoutEffect(() => {
    const element = root.current;
    function measure(): void {
      const end = element?.closest('header')?.getBoundingClientRect().bottom ?? 0;
      element?.style.setProperty('--bar-end', `${String(end)}px`);
    }
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [root]);
}
