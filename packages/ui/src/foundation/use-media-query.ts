import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens/tokens.ts';

/** Whether a media query holds now. On the server none does. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Navigation and cart have their own form below 768 px (specification, section 9). */
export const PHONE = '(max-width: 767.98px)';

/** Where a table has room beside the pages of a member. */
export const DESKTOP = `(min-width: ${breakpoint.desktop}px)`;
