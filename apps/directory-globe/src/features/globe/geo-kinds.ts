import type { GeoPoint } from '@orime/contracts/api/discovery/geo';

export type GeoKind = GeoPoint['kind'];

/** In the order of the legend. */
export const GEO_KINDS_ALL: readonly GeoKind[] = ['designer', 'producer', 'stockist', 'story'];

/** Kinds by comma; none of them means all. */
export function readKinds(asked: string): readonly GeoKind[] {
  const kinds = GEO_KINDS_ALL.filter((kind) => asked.split(',').includes(kind));
  return kinds.length === 0 ? GEO_KINDS_ALL : kinds;
}

export function countKinds(points: readonly GeoPoint[]): Readonly<Record<GeoKind, number>> {
  const counts: Record<GeoKind, number> = { designer: 0, producer: 0, stockist: 0, story: 0 };
  for (const { kind } of points) counts[kind] += 1;
  return counts;
}
