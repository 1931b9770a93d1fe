import { useSyncExternalStore } from 'react';

/** Whole seconds until a moment (milliseconds since the epoch), 0 from then on. Looks at the clock once a second. */
export function useSecondsUntil(moment: number): number {
  return useSyncExternalStore(
    watchClock,
    () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
    () => 0,
  );
}

function watchClock(tell: () => void): () => void {
  const timer = setInterval(tell, 1000);
  return () => clearInterval(timer);
}
