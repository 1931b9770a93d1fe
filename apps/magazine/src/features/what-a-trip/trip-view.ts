import type { Place } from './trip-stops.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the drawing of the world is moved: scaled about its origin, then shifted, in percent of its box. */
export interface TripView {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Close enough for a region, far enough for an outline of 1:110 million. */
const STOP_SCALE = 4.5;

/** The longitude to turn the world to, so that the way is not cut at the edge: the middle of the widest gap between places, turned away. */
export function middleOf(places: readonly Pick<Place, 'lon'>[]): number {
  const around = places.map(({ lon }) => lon).toSorted((one, other) => one - other);
  const gaps = around.map((lon, index) => {
    const next = around[index + 1] ?? (around[0] ?? 0) + 360;
    return { middle: (lon + next) / 2, width: next - lon };
  });
  const widest = gaps.toSorted((one, other) => other.width - one.width)[0];
  return widest === undefined ? 0 : ((widest.middle + 360) % 360) - 180;
}

/** The view that has a point in its middle; the whole world without one. `point` is in fractions of the drawing. */
export function viewOf(point: Point | undefined): TripView {
  if (point === undefined) return { scale: 1, left: 0, top: 0 };
  return { scale: STOP_SCALE, left: (0.5 - point.x * STOP_SCALE) * 100, top: (0.5 - point.y * STOP_SCALE) * 100 };
}
