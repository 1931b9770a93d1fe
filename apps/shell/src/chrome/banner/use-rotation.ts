import { useEffect, useState } from 'react';

/** The specification's rotation. */
export const ROTATION_MS = 7_000;

/** An index that moves on every 7 seconds, round and round, and stands still while paused. */
export function useRotation(count: number, isPaused: boolean): number {
  const [index, setIndex] = useState(0);
  // Synchronises the shown message with time.
  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), ROTATION_MS);
    return () => clearInterval(timer);
  }, [count, isPaused]);
  return count === 0 ? 0 : index % count;
}
