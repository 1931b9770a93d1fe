import { useFormat } from '@orime/platform';
import { useState } from 'react';

const dayMs = 86_400_000;

/** Writes the day that is so many days away, counted from when the part was first drawn. */
export function useDayFromNow(): (days: number) => string {
  const format = useFormat();
  const [nowMs] = useState(() => Date.now());
  return (days) => format.date(nowMs + days * dayMs, { month: 'long', day: 'numeric' });
}
