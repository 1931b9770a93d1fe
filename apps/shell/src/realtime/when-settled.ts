import { whenIdle } from '@orime/ui';

const LIMITS = { latestMs: 4_000, guessMs: 1_500 };

/**
 * Calls back once the page is looked at and has nothing more urgent to do: what follows must not compete with the first
 * paint, and a tab opened in the background needs no connection yet. Returns the way out.
 */
export function whenSettled(callback: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    cancelIdle = whenIdle(callback, LIMITS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    cancelIdle?.();
  };
}
