import { useEffect, useRef, type RefObject } from 'react';
import { LINK_SEEN } from '../../../after-paint/link-seen.ts';

/** Shorter is turning the panels on the way to another one. */
const SEEN_MS = 400;

/** Says of a link that somebody has looked at it for a while: of the panel that fills the page it is the likely next page. */
export function useLinkSeen(target: string): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  // Synchronises with whoever fetches pages before they are gone to.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (link.current?.pathname === target) link.current.dispatchEvent(new Event(LINK_SEEN, { bubbles: true }));
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [target]);
  return link;
}
