import { useSearchParams } from '@orime/platform';
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
  const latest = useRef(search);
  /** Addresses that are still to be drawn, oldest first. */
  const sent = useRef<readonly string[]>([]);
  // Synchronises the latest choice with the drawn address, unless that is one of its own which newer ones follow.
  useEffect(() => {
    const place = sent.current.indexOf(String(search));
    sent.current = sent.current.slice(place + 1);
    if (place !== -1) return;
    sent.current = [];
    latest.current = search;
  }, [search]);
  return {
    search,
    change: (changes) => {
      latest.current = changeSearch(latest.current, { page: '', ...changes });
      sent.current = [...sent.current, String(latest.current)];
      setSearch(latest.current, { replace: true, preventScrollReset: true });
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
