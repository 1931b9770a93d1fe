export type IdleLimits = {
  /** Longer is not waited for a browser that has no rest. */
  readonly latestMs: number;
  /** Waited where the browser does not say when it is idle, as in Safari. */
  readonly guessMs: number;
};

/** Does a task once the browser has nothing more urgent to do. Returns the way out. */
export function whenIdle(task: () => void, { latestMs, guessMs }: IdleLimits): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, guessMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
