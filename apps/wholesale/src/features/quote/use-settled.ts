import { useEffect, useState } from 'react';

/** A value once it has not changed for a while; what it was before meanwhile. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  // Waits for a pause in typing.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
