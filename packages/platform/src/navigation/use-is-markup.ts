import { useRef, useSyncExternalStore } from 'react';

/**
 * True on a server, and for what has taken over its markup, also afterwards; false where the browser draws for itself. It never changes, so
 * that nothing is drawn again once its markup is taken over, as with `useIsHydrated`.
 */
export function useIsMarkup(): boolean {
  const isMarkup = useRef(false);
  return useSyncExternalStore(
    neverChanges,
    () => isMarkup.current,
    // Asked for by servers, and by React while it takes markup over.
    () => (isMarkup.current = true),
  );
}

const neverChanges = () => (): void => undefined;
