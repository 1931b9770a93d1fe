import type { RemotePart } from '@orime/contracts';
import { useIsMarkup } from '@orime/platform';
import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { MARKUP_GIVEN_UP } from './markup-given-up.ts';
import { noteMount } from './mount-outcomes.ts';
import { beginLoad, hasMarkup, outcomeOf, readLoad, readMarkup, retryLoad, takeMarkup, watchLoad, type PartLoad } from './part-loads.ts';

/**
 * The load of a screen or fragment, started by its first render. Where the document came with its markup, that stays until the load
 * has come to something.
 */
export function usePartLoad({ remote, kind, key }: RemotePart): { readonly load: PartLoad; readonly retry: () => void } {
  // Mounting again after a failure is a new visit, and a new try. A server has loaded what it renders before it renders.
  const [begunAt] = useState(() => {
    if (typeof document !== 'undefined') beginLoad({ remote, kind, key });
    return performance.now();
  });
  const watch = useCallback((onChange: () => void) => watchLoad({ remote, kind, key }, onChange), [remote, kind, key]);
  const load = useSyncExternalStore(
    watch,
    () => readLoad({ remote, kind, key }),
    () => readMarkup({ remote, kind, key }),
  );
  const isMarkup = useIsMarkup();
  if (hasMarkup({ remote, kind, key })) {
    // Also when the browser draws anew what it was about to take over: a render that has waited must ask again for what it waited for.
    const outcome = outcomeOf({ remote, kind, key });
    if (outcome !== undefined) use(outcome);
    if (isMarkup && load.status !== 'ready') throw MARKUP_GIVEN_UP;
  }
  // Synchronises the memory of markup with the page.
  useEffect(() => takeMarkup({ remote, kind, key }), [remote, kind, key]);
  // Synchronises telemetry with what became of the load.
  useEffect(() => {
    if (load.status === 'ready' || load.status === 'failed') noteMount(remote, load.status === 'ready', begunAt);
  }, [load, remote, begunAt]);
  return { load, retry: () => retryLoad({ remote, kind, key }) };
}
