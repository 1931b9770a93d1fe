import type { TimelineEntry } from '@orime/contracts/api/discovery/geo';
import { useMemo } from 'react';
import { groupSeasons, placesUntil, type Season, type TimePlace } from './seasons.ts';
import { readKinds } from './time-kinds.ts';

/** Seasons of the kinds that an address asks for. The map indexes its points anew when they are others, so both keep their identity. */
export function useSeasons(entries: readonly TimelineEntry[], kinds: string): readonly Season[] {
  return useMemo(() => {
    const wanted = readKinds(kinds);
    return groupSeasons(entries.filter(({ kind }) => wanted.includes(kind)));
  }, [entries, kinds]);
}

export function usePlaces(seasons: readonly Season[], index: number): readonly TimePlace[] {
  return useMemo(() => placesUntil(seasons, index), [seasons, index]);
}
