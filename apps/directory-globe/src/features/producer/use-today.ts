import { useSyncExternalStore } from 'react';

/** The reader's day as `2026-05-31`; null on a server and while the page becomes alive, because a document may be read later. */
export function useToday(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => new Date().toLocaleDateString('sv-SE'),
    () => null,
  );
}
