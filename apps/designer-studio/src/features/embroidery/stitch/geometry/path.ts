import { distance, type Point } from './point.ts';

/** A line or, when closed, a ring whose last point leads to the first. */
export interface Path {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** The straight pieces of a path, with the closing one of a ring. */
export function sidesOf({ points, isClosed }: Path): readonly Side[] {
  const sides: Side[] = [];
  let from = isClosed ? points.at(-1) : undefined;
  for (const to of points) {
    if (from !== undefined) sides.push({ from, to });
    from = to;
  }
  return sides;
}

/** The points of a path as one line: a ring ends where it began. */
export function lineOf({ points, isClosed }: Path): readonly Point[] {
  const [first] = points;
  return isClosed && first !== undefined ? [...points, first] : points;
}

/** The box around all paths; undefined when they have no point. */
export function boxOf(paths: readonly Path[]): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of paths)
    for (const { x, y } of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return left > right ? undefined : { left, top, right, bottom };
}

export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  let last = points[0];
  for (const point of points) {
    if (last !== undefined) length += distance(last, point);
    last = point;
  }
  return length;
}

export function movePaths(paths: readonly Path[], move: (point: Point) => Point): readonly Path[] {
  return paths.map(({ points, isClosed }) => ({ points: points.map(move), isClosed }));
}
