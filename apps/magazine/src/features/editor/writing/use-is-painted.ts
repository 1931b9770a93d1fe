import { useEffect, useState } from 'react';

/** Longer is not waited for a browser that has no rest. */
const LATEST_MS = 500;

/** False until the browser has painted what was drawn with it and has done what waited for that, such as an answer. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  // Synchronises with the frames of the browser.
  useEffect(() => {
    let rest: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      rest = whenIdle(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      rest?.();
    };
  }, []);
  return isPainted;
}

function whenIdle(task: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
