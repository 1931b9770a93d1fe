import { useCallback, useState, useSyncExternalStore } from 'react';
import { beginLoad, readLoad, retryLoad, watchLoad, type PartLoad } from './part-loads.ts';
import type { RemotePart } from './remote-part.ts';

/** The load of a screen or fragment, started by its first render. */
export function usePartLoad({ remote, kind, key }: RemotePart): { readonly load: PartLoad; readonly retry: () => void } {
  // Mounting again after a failure is a new visit, and a new try. A server has loaded what it renders before it renders.
  useState(() => {
    if (typeof document !== 'undefined') beginLoad({ remote, kind, key });
  });
  const watch = useCallback((onChange: () => void) => watchLoad({ remote, kind, key }, onChange), [remote, kind, key]);
  const read = (): PartLoad => readLoad({ remote, kind, key });
  const load = useSyncExternalStore(watch, read, read);
  return { load, retry: () => retryLoad({ remote, kind, key }) };
}
