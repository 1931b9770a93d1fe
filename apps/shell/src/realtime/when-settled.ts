/**
 * Calls back once the page is looked at and has nothing more urgent to do: what follows must not compete with the first
 * paint, and a tab opened in the background needs no connection yet. Returns the way out.
 */
export function whenSettled(callback: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    cancelIdle = whenIdle(callback);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    cancelIdle?.();
  };
}

const LATEST_MS = 4_000;
/** Where the browser does not say when it is idle. */
const GUESS_MS = 1_500;

function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(callback, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, GUESS_MS);
  return () => clearTimeout(timer);
}
