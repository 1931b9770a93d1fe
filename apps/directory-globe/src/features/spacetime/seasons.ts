import type { TimelineEntry } from '@orime/contracts/api/discovery/geo';
import type { MapPoint } from '../map/map-point.ts';

export interface Season {
  /** `2026-ss` from February to July, `2026-aw` from August to January. */
  readonly key: string;
  readonly year: number;
  readonly half: 'ss' | 'aw';
  /** Newest first. */
  readonly entries: readonly TimelineEntry[];
}

/** The season of a moment, in UTC; January belongs to the winter that began the year before. */
export function seasonOf(at: string): Pick<Season, 'key' | 'year' | 'half'> {
  const date = new Date(at);
  const month = date.getUTCMonth();
  const half = month >= 1 && month < 7 ? 'ss' : 'aw';
  const year = month === 0 ? date.getUTCFullYear() - 1 : date.getUTCFullYear();
  return { key: `${year}-${half}`, year, half };
}

/** Seasons in which something came, the oldest first. */
export function groupSeasons(entries: readonly TimelineEntry[]): readonly Season[] {
  const order = ({ year, half }: Pick<Season, 'year' | 'half'>) => year * 2 + (half === 'aw' ? 1 : 0);
  return [...Map.groupBy(entries, ({ at }) => seasonOf(at).key).values()]
    .flatMap((members) => members.slice(0, 1).map((first) => ({ ...seasonOf(first.at), entries: members })))
    .toSorted((a, b) => order(a) - order(b));
}

/** Position of the season an address asks for: by `season`, or the last of the nearest `year`; the newest otherwise. */
export function findSeason(seasons: readonly Season[], search: URLSearchParams): number {
  const exact = seasons.findIndex(({ key }) => key === search.get('season'));
  if (exact !== -1) return exact;
  const year = Number(search.get('year') ?? Number.NaN);
  if (!Number.isInteger(year)) return seasons.length - 1;
  const distance = Math.min(...seasons.map((season) => Math.abs(season.year - year)));
  return seasons.findLastIndex((season) => Math.abs(season.year - year) === distance);
}

/** A place with all that has come to it, newest first. */
export interface TimePlace extends MapPoint {
  readonly entries: readonly TimelineEntry[];
}

const FADE_PER_SEASON = 0.22;
const FAINTEST = 0.2;

/** Places up to a season; one fades with the seasons since something last came to it. */
export function placesUntil(seasons: readonly Season[], index: number): readonly TimePlace[] {
  const age = new Map(seasons.map(({ key }, position) => [key, index - position]));
  const entries = seasons
    .slice(0, index + 1)
    .toReversed()
    .flatMap((season) => season.entries);
  return [...Map.groupBy(entries, ({ lat, lon }) => `${lat},${lon}`)].flatMap(([id, members]) => {
    const [newest] = members;
    if (newest === undefined) return [];
    // The maker is who the place is called after; designs and stories are what it did.
    const { name, nameJp, kind } = members.find((entry) => entry.kind === 'designer' || entry.kind === 'producer') ?? newest;
    const opacity = Math.max(FAINTEST, 1 - (age.get(seasonOf(newest.at).key) ?? 0) * FADE_PER_SEASON);
    return [{ id, kind, name, nameJp, lat: newest.lat, lon: newest.lon, opacity, entries: members }];
  });
}

/** How many came in each year, the oldest first. */
export function countYears(seasons: readonly Season[]): readonly { readonly year: number; readonly count: number }[] {
  return [...Map.groupBy(seasons, ({ year }) => year)].map(([year, halves]) => ({
    year,
    count: halves.reduce((sum, { entries }) => sum + entries.length, 0),
  }));
}
