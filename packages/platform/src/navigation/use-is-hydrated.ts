import { useSyncExternalStore } from 'react';

/** False on a server and while its markup is taken over; from then on, and where the browser draws the page itself, true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isHydrated, isNotHydrated);
}

const neverChanges = () => (): void => undefined;
const isHydrated = (): boolean => true;
const isNotHydrated = (): boolean => false;
