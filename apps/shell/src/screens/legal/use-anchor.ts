import { useLocation } from '@orime/platform';
import { useEffect } from 'react';

/** Shows the part that the address names, once it is drawn: the browser looked for it before there was a page. */
export function useAnchor(isReady: boolean): void {
  const { hash } = useLocation();
  // Synchronises the view with the address.
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isReady]);
}
