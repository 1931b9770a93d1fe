import { useT } from '@orime/platform';
import type { Season } from './seasons.ts';

/** What a season is called: "Spring–Summer 2026". */
export function useSeasonName(): (season: Pick<Season, 'half' | 'year'>) => string {
  const t = useT('directory-globe');
  return ({ half, year }) => t(`spacetime.season.${half}`, { year });
}
