import { useEffect, useState } from 'react';

/** Hours, minutes and seconds in two digits each. */
export type TimeLeft = { readonly hours: string; readonly minutes: string; readonly seconds: string };

/** Counts down to an instant, each second; undefined once it is over, when it calls `onOver`. */
export function useTimeLeft(until: string, onOver: () => void): TimeLeft | undefined {
  const endMs = Date.parse(until);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isOver = nowMs >= endMs;
  // Synchronises with the clock.
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= endMs) onOver();
    }, 1000);
    return () => clearInterval(timer);
  }, [endMs, isOver, onOver]);
  return isOver ? undefined : timeLeft(endMs - nowMs);
}

function timeLeft(ms: number): TimeLeft {
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return { hours: two(Math.floor(seconds / 3600)), minutes: two(Math.floor(seconds / 60) % 60), seconds: two(seconds % 60) };
}
