import { useCallback, useState, useSyncExternalStore } from 'react';
import { beginLoad, readLoad, retryLoad, watchLoad, type ScreenLoad } from './screen-loads.ts';

/** The load of a screen, started by its first render. */
export function useScreenLoad(remote: string, screen: string): { readonly load: ScreenLoad; readonly retry: () => void } {
  // Mounting again after a failure is a new visit, and a new try.
  useState(() => beginLoad(remote, screen));
  const watch = useCallback((onChange: () => void) => watchLoad(remote, screen, onChange), [remote, screen]);
  const load = useSyncExternalStore(watch, () => readLoad(remote, screen));
  return { load, retry: () => retryLoad(remote, screen) };
}
