import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens/tokens.ts';

const lists = new Map<string, MediaQueryList>();

/** Browsers keep the answer of a list up to date; to make one takes a tenth of a millisecond of a phone, in each component. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds now. On the server none does. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = listOf(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => listOf(query).matches,
    () => false,
  );
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Navigation and cart have their own form below 768 px (specification, section 9). */
export const PHONE = '(max-width: 767.98px)';

/** Where a table has room beside the pages of a member. */
export const DESKTOP = `(min-width: ${breakpoint.desktop}px)`;
