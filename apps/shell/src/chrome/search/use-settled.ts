import { useEffect, useState } from 'react';

/** The value once it has not changed for `delayMs`. */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  // Synchronises with time.
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
