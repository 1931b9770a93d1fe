import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and in the render that takes its document over; what only one browser knows is read afterwards. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
