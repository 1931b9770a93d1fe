import { usePlatform } from '@orime/platform/host';
import { useEffect, useState } from 'react';
import { measureParts, type PartCost } from './measure-parts.ts';

const EVERY_MS = 1000;

/** What the parts cost, measured anew each second: regions come and go with the pages. */
export function usePartCosts(): readonly PartCost[] {
  const { boot, journal } = usePlatform();
  const [costs, setCosts] = useState<readonly PartCost[]>([]);
  // Synchronises with the browser's own records, buffered from the start of the page where the browser keeps them.
  useEffect(() => {
    const records: Record<string, PerformanceEntry[]> = { 'long-animation-frame': [], 'layout-shift': [] };
    const known = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
    const observers = Object.entries(records).flatMap(([type, entries]) => {
      if (!known.includes(type)) return [];
      const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      return [observer];
    });
    const measure = (): void =>
      setCosts(
        measureParts(document.querySelectorAll('[data-remote]'), `shell@${boot.release.shell}`, {
          requests: (performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[], // the type that the name asks for
          longFrames: records['long-animation-frame'] ?? [],
          shifts: (records['layout-shift'] ?? []) as never,
          journal: journal.journal,
          heard: journal.heard,
        }),
      );
    measure();
    const timer = setInterval(measure, EVERY_MS);
    return () => {
      clearInterval(timer);
      for (const observer of observers) observer.disconnect();
    };
  }, [boot, journal]);
  return costs;
}
