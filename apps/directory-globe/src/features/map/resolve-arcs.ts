import type { GeoPoint, GeoPoints } from '@orime/contracts/api/discovery/geo';
import type { Arc } from './draw-map.ts';

/** Arcs between points that are shown. */
export function resolveArcs(points: readonly GeoPoint[], arcs: GeoPoints['arcs']): readonly Arc[] {
  const byId = new Map(points.map((point) => [point.id, point]));
  return arcs.flatMap((arc) => {
    const from = byId.get(arc.from);
    const to = byId.get(arc.to);
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
}
