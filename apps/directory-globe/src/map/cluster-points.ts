import Supercluster from 'supercluster';
import type { MapPoint } from './map-point.ts';

/** One mark on the map: a point, or several too near each other to be told apart. */
export interface Mark<Point extends MapPoint = MapPoint> {
  readonly lon: number;
  readonly lat: number;
  /** One for a single point. */
  readonly count: number;
  readonly point: Point | null;
  /** Some of a cluster's points, those of the most frequent city first; empty for a single point. */
  readonly members: readonly Point[];
  /** Zoom at which a cluster comes apart. */
  readonly opensAt: number;
}

/** As many members as a label may name. */
const NAMED_MEMBERS = 40;

/** Marks by zoom step, computed once a step. */
export function createClusters<Point extends MapPoint>(points: readonly Point[]): (zoom: number) => readonly Mark<Point>[] {
  const index = new Supercluster<{ readonly point: Point }>({ radius: 44, maxZoom: 9 });
  index.load(
    points.map((point) => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [point.lon, point.lat] }, properties: { point } })),
  );
  const steps = new Map<number, readonly Mark<Point>[]>();
  return (zoom) => {
    // Supercluster counts from 0 for a world 512 px wide; ours fills the canvas at 1.
    const step = Math.round(zoom) + 1;
    const marks = steps.get(step) ?? index.getClusters([-180, -90, 180, 90], step).map((feature) => toMark(index, feature));
    steps.set(step, marks);
    return marks;
  };
}

/** The member to show after the one that is shown now: the first for any other id. */
export function nextMember<Point extends MapPoint>({ members }: Mark<Point>, shownId: string | null): Point | null {
  const shown = members.findIndex(({ id }) => id === shownId);
  return members[(shown + 1) % members.length] ?? null;
}

type Index<Point> = Supercluster<{ readonly point: Point }>;

function toMark<Point extends MapPoint>(index: Index<Point>, feature: ReturnType<Index<Point>['getClusters']>[number]): Mark<Point> {
  const [lon = 0, lat = 0] = feature.geometry.coordinates;
  if ('point' in feature.properties) return { lon, lat, count: 1, point: feature.properties.point, members: [], opensAt: 0 };
  const { cluster_id: id, point_count: count } = feature.properties;
  const members = index.getLeaves(id, NAMED_MEMBERS).map(({ properties }) => properties.point);
  const cities = [...Map.groupBy(members, ({ city }) => city ?? '').values()].toSorted((a, b) => b.length - a.length);
  return { lon, lat, count, point: null, members: cities.flat(), opensAt: index.getClusterExpansionZoom(id) };
}
