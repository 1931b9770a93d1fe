import { useLocation } from '@orime/platform';
import { useEffect, useRef } from 'react';

/** A heading that comes later than this belongs to something the visitor does meanwhile. */
const LIMIT_MS = 10_000;

/** After a change of the path focus goes to the new page's heading, as soon as that is drawn. The first page keeps its focus. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Synchronises the browser's focus with the page; the screen may draw its heading only after its code has come.
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (main === null) return undefined;
    const before = document.activeElement;
    const observer = new MutationObserver(tryFocus);
    const timer = setTimeout(stop, LIMIT_MS);

    function stop(): void {
      observer.disconnect();
      clearTimeout(timer);
    }
    function tryFocus(): void {
      const isElsewhere = document.activeElement !== before && document.activeElement !== document.body;
      const heading = main?.querySelector('h1');
      if (isElsewhere) return stop();
      if (heading === null || heading === undefined) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      stop();
    }
    observer.observe(main, { childList: true, subtree: true });
    tryFocus();
    return stop;
  }, [pathname]);
}
