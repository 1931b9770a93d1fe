import type { Point } from './point.ts';

/**
 * The same line with fewer points, none of the left out further away than the tolerance (Douglas and Peucker, 1973). Ends stay.
 */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  if (points.length < 3) return points;
  const kept = new Set([0, points.length - 1]);
  const open: (readonly [number, number])[] = [[0, points.length - 1]];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [first, last] = range;
    const far = farthest(points, first, last);
    if (far === undefined || far.away <= tolerance) continue;
    kept.add(far.index);
    open.push([first, far.index], [far.index, last]);
  }
  return points.filter((_, index) => kept.has(index));
}

function farthest(points: readonly Point[], first: number, last: number): { index: number; away: number } | undefined {
  const [a, b] = [points[first], points[last]];
  if (a === undefined || b === undefined) return undefined;
  let [farIndex, farAway] = [-1, -1];
  for (let index = first + 1; index < last; index++) {
    const point = points[index];
    const away = point === undefined ? -1 : distanceToSide(point, a, b);
    if (away > farAway) {
      farIndex = index;
      farAway = away;
    }
  }
  return farIndex < 0 ? undefined : { index: farIndex, away: farAway };
}

/** Distance of a place from the straight piece between two others. */
export function distanceToSide(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square));
  return Math.hypot(a.x + dx * share - point.x, a.y + dy * share - point.y);
}
