import { useEffect, useState } from 'react';

/** The value as it was once it stopped changing for a while. */
export function useDelayed(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  // Synchronises with the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
