import { useSearchParams } from '@orime/platform';
import { stillWanted, want, type WantedSearch } from '@orime/platform/list';
import { useEffect, useRef } from 'react';

export interface ListSearch {
  readonly search: URLSearchParams;
  /** Writes filters into the address and goes to the first page; an empty text takes a filter out. */
  readonly change: (changes: Readonly<Record<string, string>>) => void;
}

/** The filters of a list, as the address has them. */
export function useListSearch(): ListSearch {
  const [search, setSearch] = useSearchParams();
  // The address is drawn a moment after it was changed: a filter chosen meanwhile must not lose those before.
  const wanted = useRef<WantedSearch>(undefined);
  // Synchronises what is wanted with the drawn address.
  useEffect(() => {
    wanted.current = stillWanted(wanted.current, search);
  }, [search]);
  return {
    search,
    change: (changes) => {
      const next = changeSearch(wanted.current?.search ?? search, { page: '', ...changes });
      wanted.current = want(wanted.current, next);
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}

export function changeSearch(search: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Address of a list with some filters changed. */
export function listAddress(path: string, search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = String(changeSearch(search, changes));
  return next === '' ? path : `${path}?${next}`;
}
