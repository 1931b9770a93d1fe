import type { GeoPoint, GeoPoints } from '@orime/contracts/api/discovery/geo';
import { apiQuery } from '@orime/platform';

/** The cities of everybody on the map, each once. */
export function knownPlacesQuery() {
  return apiQuery<GeoPoints>({ key: ['geo', 'points'], url: '/api/geo/points' });
}

export function citiesOf({ points }: GeoPoints): ReadonlyMap<string, GeoPoint> {
  return new Map(points.filter(({ city }) => city !== '').map((point) => [keyOfCity(point), point]));
}

export function keyOfCity({ country, city }: Pick<GeoPoint, 'country' | 'city'>): string {
  return `${country} ${city}`;
}
