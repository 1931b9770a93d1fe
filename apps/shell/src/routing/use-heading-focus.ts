import { useLocation } from '@orime/platform';
import { useEffect, useRef } from 'react';

/**
 * After a change of the path focus goes to the new page's heading, as soon as that is drawn. The first page keeps its focus, and so
 * needs none of the code.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Synchronises the browser's focus with the page; the screen may draw its heading only after its code has come.
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const before = document.activeElement;
    let isOver = false;
    let stop = (): void => undefined;
    import('./focus-heading.ts')
      .then(({ focusHeading }) => {
        if (!isOver) stop = focusHeading(before);
      })
      // Without it the focus stays where it is.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [pathname]);
}
