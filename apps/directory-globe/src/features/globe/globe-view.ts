import { GEO_KINDS_ALL, type GeoKind } from './geo-kinds.ts';

/** Where the map looks. Degrees; zoom 1 shows the whole world, each step doubles. */
export interface Viewport {
  readonly lon: number;
  readonly lat: number;
  readonly zoom: number;
}

export type Projection = 'globe' | 'flat';

/** What the address says about the map: `?view=flat&at=135.5,35,3&kinds=designer,producer&q=kyoto`. */
export interface GlobeView {
  readonly projection: Projection;
  readonly viewport: Viewport;
  readonly kinds: readonly GeoKind[];
  readonly query: string;
  /** ISO country to look at, from links such as the one on a country's catalogue. */
  readonly focus: string | null;
}

export const START: Viewport = { lon: 120, lat: 28, zoom: 1 };
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 7;

export function readGlobeView(search: URLSearchParams): GlobeView {
  const asked = (search.get('kinds') ?? '').split(',');
  const kinds = GEO_KINDS_ALL.filter((kind) => asked.includes(kind));
  return {
    projection: search.get('view') === 'flat' ? 'flat' : 'globe',
    viewport: readViewport(search.get('at')),
    kinds: kinds.length === 0 ? GEO_KINDS_ALL : kinds,
    query: search.get('q') ?? '',
    focus: /^[A-Za-z]{2}$/.test(search.get('focus') ?? '') ? (search.get('focus') ?? '').toUpperCase() : null,
  };
}

function readViewport(text: string | null): Viewport {
  const parts = (text ?? '').split(',').map(Number);
  const [lon, lat, zoom] = parts;
  if (parts.length !== 3 || lon === undefined || lat === undefined || zoom === undefined || parts.some((part) => !Number.isFinite(part)))
    return START;
  return clampViewport({ lon, lat, zoom });
}

export function clampViewport({ lon, lat, zoom }: Viewport): Viewport {
  return {
    lon: ((((lon + 180) % 360) + 360) % 360) - 180,
    lat: Math.max(-80, Math.min(80, lat)),
    zoom: Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom)),
  };
}

export function writeViewport({ lon, lat, zoom }: Viewport): string {
  return `${lon.toFixed(2)},${lat.toFixed(2)},${zoom.toFixed(2)}`;
}
