import { useEffect, useState, useSyncExternalStore } from 'react';

/** The specification's rotation. */
export const ROTATION_MS = 7_000;

export interface Rotation {
  readonly index: number;
  /** Goes on or back by a step, round and round; the next turn is a whole rotation away again. */
  readonly move: (step: 1 | -1) => void;
}

/** An index that moves on every 7 seconds and stands still while it rests, or while nobody sees the page. */
export function useRotation(count: number, isResting: boolean): Rotation {
  const [position, setPosition] = useState(0);
  const isSeen = useSyncExternalStore(
    followVisibility,
    () => document.visibilityState !== 'hidden',
    () => false,
  );
  const index = count === 0 ? 0 : position % count;
  // Synchronises the shown message with time. A page that comes back into sight gives its message the whole time again.
  useEffect(() => {
    if (isResting || !isSeen || count < 2) return undefined;
    const timer = setTimeout(() => setPosition((index + 1) % count), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [index, count, isResting, isSeen]);
  return { index, move: (step) => setPosition((index + step + count) % count) };
}

function followVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}
