import { whenIdle } from '@orime/ui';
import { useEffect, useState } from 'react';

const LIMITS = { latestMs: 500, guessMs: 0 };

/** False until the browser has painted what was drawn with it and has done what waited for that, such as an answer. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  // Synchronises with the frames of the browser.
  useEffect(() => {
    let rest: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      rest = whenIdle(() => setPainted(true), LIMITS);
    });
    return () => {
      cancelAnimationFrame(frame);
      rest?.();
    };
  }, []);
  return isPainted;
}
