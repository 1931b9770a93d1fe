import { distance, type Point } from './point.ts';

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
  let far: { index: number; away: number } | undefined;
  for (let index = first + 1; index < last; index++) {
    const point = points[index];
    if (a === undefined || b === undefined || point === undefined) continue;
    const away = distanceToSide(point, a, b);
    if (far === undefined || away > far.away) far = { index, away };
  }
  return far;
}

/** Distance of a place from the straight piece between two others. */
export function distanceToSide(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square));
  return distance(point, { x: a.x + dx * share, y: a.y + dy * share });
}
