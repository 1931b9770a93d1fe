import type { GeoPoint } from '@orime/contracts/api/discovery/geo';

export type GeoKind = GeoPoint['kind'];

/** In the order of the legend. */
export const GEO_KINDS_ALL: readonly GeoKind[] = ['designer', 'producer', 'stockist', 'story'];

export function countKinds(points: readonly GeoPoint[]): Readonly<Record<GeoKind, number>> {
  const counts: Record<GeoKind, number> = { designer: 0, producer: 0, stockist: 0, story: 0 };
  for (const { kind } of points) counts[kind] += 1;
  return counts;
}
