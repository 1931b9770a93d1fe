import { useLocation } from '@orime/platform';
import { useNavigationType } from '@orime/platform/host';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Every change of the path starts at the top; going back returns to where one was. */
export function useScroll(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  const isFirst = useRef(true);

  // Synchronises with the browser: it must not restore positions of a page that is not drawn yet.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  // Synchronises the memory of positions with scrolling, for the entry that is shown.
  useEffect(() => {
    const remember = (): void => void positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  // Synchronises the scroll position with the shown entry, before the visitor sees the frame.
  useLayoutEffect(() => {
    const isNewPath = shown.current !== pathname;
    shown.current = pathname;
    // The document's own page is where its reader has scrolled it meanwhile.
    if (isFirst.current) isFirst.current = false;
    else if (type === 'POP') window.scrollTo(0, positions.current.get(key) ?? 0);
    else if (isNewPath) window.scrollTo(0, 0);
  }, [pathname, key, type]);
}
