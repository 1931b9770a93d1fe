import type { ArchiveSeason } from '@orime/contracts/api/discovery/archive';

export type SeasonKey = Pick<ArchiveSeason, 'year' | 'season'>;

/** The season in the address, `?year=2025&season=AW`, or null on the page of all seasons. */
export function readSeasonAddress(search: URLSearchParams): SeasonKey | null {
  const year = search.get('year') ?? '';
  return /^\d{4}$/.test(year) ? { year: Number(year), season: search.get('season') ?? '' } : null;
}

export function seasonUrl({ year, season }: SeasonKey): string {
  return `/archives?${new URLSearchParams({ year: String(year), ...(season === '' ? {} : { season }) })}`;
}

export function isSameSeason(one: SeasonKey, other: SeasonKey): boolean {
  return one.year === other.year && one.season === other.season;
}
