import type { GeoPoint, GeoPoints } from '@orime/contracts/api/discovery/geo';

export interface Partner {
  readonly point: GeoPoint;
  /** Public designs that the two have made together. */
  readonly designs: number;
}

/** Whom a place designs or makes for, most designs first. */
export function listPartners({ points, arcs }: Pick<GeoPoints, 'points' | 'arcs'>, id: string): readonly Partner[] {
  const byId = new Map(points.map((point) => [point.id, point]));
  return arcs
    .filter(({ from, to }) => from === id || to === id)
    .flatMap(({ from, to, designs }) => {
      const point = byId.get(from === id ? to : from);
      return point === undefined ? [] : [{ point, designs }];
    })
    .toSorted((a, b) => b.designs - a.designs || a.point.id.localeCompare(b.point.id));
}

/** Others in the same city, without the partners that are named already. */
export function listNeighbours(
  points: readonly GeoPoint[],
  { id, city, country }: GeoPoint,
  partners: readonly Partner[],
): readonly GeoPoint[] {
  const named = new Set([id, ...partners.map(({ point }) => point.id)]);
  return points.filter((point) => !named.has(point.id) && point.country === country && point.city === city);
}

/** The place to open on: the one with the most partners and neighbours, so that there is something to read at once. */
export function pickOpening(geo: GeoPoints): GeoPoint | undefined {
  const partners = new Map<string, number>();
  for (const id of geo.arcs.flatMap(({ from, to }) => [from, to])) partners.set(id, (partners.get(id) ?? 0) + 1);
  const cities = Map.groupBy(geo.points, ({ country, city }) => `${country} ${city}`);
  const weight = ({ id, country, city }: GeoPoint) => (partners.get(id) ?? 0) * 2 + (cities.get(`${country} ${city}`)?.length ?? 0);
  let [best, most]: [GeoPoint | undefined, number] = [undefined, -1];
  for (const point of geo.points) {
    const own = weight(point);
    if (own > most || (own === most && best !== undefined && point.id < best.id)) [best, most] = [point, own];
  }
  return best;
}
