import { useEffect, useRef } from 'react';

/** Browsers limit how often an address may change; it is written once the map rests. */
const SETTLE_MS = 400;

/**
 * Calls `onSettle` with the last value once no other has come for a while: the newest `onSettle`, since what it closes over may have
 * changed while it waited.
 */
export function useSettled<Value>(onSettle: (value: Value) => void): (value: Value) => void {
  const latest = useRef(onSettle);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Synchronises the waiting call with the newest render.
  useEffect(() => {
    latest.current = onSettle;
  }, [onSettle]);
  // Synchronises with the clock: nothing may be called after the screen is gone.
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), SETTLE_MS);
  };
}
