import type { GeoPoint } from '@orime/contracts/api/discovery/geo';
import Supercluster from 'supercluster';

/** One mark on the map: a point, or several too near each other to be told apart. */
export interface Mark {
  readonly lon: number;
  readonly lat: number;
  /** One for a single point. */
  readonly count: number;
  readonly point: GeoPoint | null;
  /** Zoom at which a cluster comes apart. */
  readonly opensAt: number;
}

interface PointProperties {
  readonly point: GeoPoint;
}

/** Marks by zoom step, computed once a step. */
export function createClusters(points: readonly GeoPoint[]): (zoom: number) => readonly Mark[] {
  const index = new Supercluster<PointProperties>({ radius: 44, maxZoom: 9 });
  index.load(
    points.map((point) => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [point.lon, point.lat] }, properties: { point } })),
  );
  const steps = new Map<number, readonly Mark[]>();
  return (zoom) => {
    // Supercluster counts from 0 for a world 512 px wide; ours fills the canvas at 1.
    const step = Math.round(zoom) + 1;
    const marks = steps.get(step) ?? index.getClusters([-180, -90, 180, 90], step).map((feature) => toMark(index, feature));
    steps.set(step, marks);
    return marks;
  };
}

function toMark(index: Supercluster<PointProperties>, feature: ReturnType<Supercluster<PointProperties>['getClusters']>[number]): Mark {
  const [lon = 0, lat = 0] = feature.geometry.coordinates;
  if ('point' in feature.properties) return { lon, lat, count: 1, point: feature.properties.point, opensAt: 0 };
  return {
    lon,
    lat,
    count: feature.properties.point_count,
    point: null,
    opensAt: index.getClusterExpansionZoom(feature.properties.cluster_id),
  };
}
