import { useLocation } from '@orime/platform';
import { useEffect, useRef, type RefObject } from 'react';
import { changeSearch } from './use-list-search.ts';

/** Entries of the history that were shown: whoever goes back to one is where they were, which the shell sees to. */
const visited = new Set<string>();

/**
 * Goes to the start of a list when another page of it is opened by a link, or to the part of it that the address names. `top` is put
 * on what stands above the list; it takes the focus.
 */
export function useListPlace<Top extends HTMLElement>(page: number): RefObject<Top | null> {
  const { key, hash, search } = useLocation();
  const filters = String(changeSearch(new URLSearchParams(search), { page: '' }));
  const top = useRef<Top>(null);
  const shown = useRef({ page, filters });
  // Synchronises focus and scroll position with the address.
  useEffect(() => {
    const isNew = !visited.has(key);
    visited.add(key);
    // A filter leads to the first page as well, and keeps the focus.
    const isTurned = shown.current.page !== page && shown.current.filters === filters;
    shown.current = { page, filters };
    if (!isNew || (hash === '' && !isTurned)) return;
    const target = hash === '' ? top.current : document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [key, hash, page, filters]);
  return top;
}
