/** Where the map looks. Degrees; zoom 1 shows the whole world, each step doubles. */
export interface Viewport {
  readonly lon: number;
  readonly lat: number;
  readonly zoom: number;
}

/** Holds the viewport of one map outside of React: a turning globe renders nothing, it is only drawn. */
export interface ViewportStore {
  readonly getState: () => Viewport;
  readonly setState: (viewport: Viewport) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export type Projection = 'globe' | 'flat';

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 7;

/** Goes round the world and stops before the poles. */
export function clampViewport({ lon, lat, zoom }: Viewport): Viewport {
  return {
    lon: ((((lon + 180) % 360) + 360) % 360) - 180,
    lat: Math.max(-80, Math.min(80, lat)),
    zoom: Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, zoom)),
  };
}

/** `lon,lat,zoom` as an address has it. */
export function writeViewport({ lon, lat, zoom }: Viewport): string {
  return `${lon.toFixed(2)},${lat.toFixed(2)},${zoom.toFixed(2)}`;
}

/** Null for a text that is no viewport. */
export function readViewport(text: string | null): Viewport | null {
  const parts = (text ?? '').split(',').map(Number);
  const [lon, lat, zoom] = parts;
  const isWhole = parts.length === 3 && parts.every((part) => Number.isFinite(part));
  return isWhole && lon !== undefined && lat !== undefined && zoom !== undefined ? clampViewport({ lon, lat, zoom }) : null;
}

/** The viewport that shows all places, from a middle that may lie beyond the date line; null without any. */
export function viewportOf(places: readonly { readonly lon: number; readonly lat: number }[], maxZoom = 5): Viewport | null {
  const [first] = places;
  if (first === undefined) return null;
  // Around the first place, so that neighbours across the date line stay neighbours.
  const turned = places.map(({ lon }) => ((lon - first.lon + 540) % 360) - 180);
  const lats = places.map(({ lat }) => lat);
  const [west, east, south, north] = [Math.min(...turned), Math.max(...turned), Math.min(...lats), Math.max(...lats)];
  const span = Math.max(east - west, (north - south) * 2, 0.01);
  return clampViewport({
    lon: first.lon + (west + east) / 2,
    lat: (south + north) / 2,
    zoom: Math.min(maxZoom, Math.log2(180 / span) + 0.8),
  });
}
