import { useEffect, useState } from 'react';

/** The api sends one mail a minute to an address. */
const COOLDOWN_SECONDS = 60;

/** Seconds until something may be done again; 0 when it may. */
export function useCooldown(): { readonly secondsLeft: number; readonly start: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isRunning = secondsLeft > 0;
  // Synchronises the count with time.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { secondsLeft, start: () => setSecondsLeft(COOLDOWN_SECONDS) };
}
