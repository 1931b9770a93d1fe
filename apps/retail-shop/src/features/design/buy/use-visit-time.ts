import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** When the part was first drawn, by the visitor's clock; undefined on a server, which does not know it, and while its markup is taken over. */
export function useVisitTime(): number | undefined {
  const [startMs] = useState(() => Date.now());
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isInBrowser ? startMs : undefined;
}
