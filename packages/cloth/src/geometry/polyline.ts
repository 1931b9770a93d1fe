import { distance2, distance3, mix, mixPoint, type Point, type Vec3 } from './vector.ts';

// Bound once: these run in the innermost loops.
const { max, min } = Math;

export type Polyline = readonly Point[];

export function lengthOf(line: Polyline): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance2(pick(line, i - 1), pick(line, i));
  return sum;
}

/** Quadratic Bézier from `a` to `c` with handle `b`, as a polyline of `steps` segments. */
export function curve(a: Point, b: Point, c: Point, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => mixPoint(mixPoint(a, b, i / steps), mixPoint(b, c, i / steps), i / steps));
}

/** The other side of the centre line, walked the other way so that an outline stays closed. */
export function mirrored(line: Polyline): Point[] {
  return line.map(([u, v]) => [-u, v] as const).reverse();
}

export function shifted(line: Polyline, du: number, dv: number): Point[] {
  return line.map(([u, v]) => [u + du, v + dv] as const);
}

/** The point at arc length `at` cm. */
export function pointAlong(line: Polyline, at: number): Point {
  let left = at;
  for (let i = 1; i < line.length; i++) {
    const span = distance2(pick(line, i - 1), pick(line, i));
    if (left <= span) return mixPoint(pick(line, i - 1), pick(line, i), span === 0 ? 0 : max(0, left / span));
    left -= span;
  }
  return pick(line, line.length - 1);
}

/** `segments` pieces of equal arc length. */
export function resample(line: Polyline, segments: number): Point[] {
  const length = lengthOf(line);
  return Array.from({ length: segments + 1 }, (_, i) =>
    i === 0 ? pick(line, 0) : i === segments ? pick(line, line.length - 1) : pointAlong(line, (length * i) / segments),
  );
}

/** The part between two arc lengths. */
export function sliceLine(line: Polyline, from: number, to: number): Point[] {
  const inner: Point[] = [];
  let at = 0;
  for (let i = 1; i < line.length; i++) {
    at += distance2(pick(line, i - 1), pick(line, i));
    if (at > from + 1e-6 && at < to - 1e-6) inner.push(pick(line, i));
  }
  return [pointAlong(line, from), ...inner, pointAlong(line, to)];
}

export function pick(line: Polyline, i: number): Point {
  const point = line[i];
  if (!point) throw new Error(`a polyline of ${line.length} points has no point ${i}`);
  return point;
}

/** A path in space by arc length, held at its ends. */
export type SpacePath = { readonly length: number; readonly at: (cm: number) => Vec3 };

export function spacePath(points: readonly Vec3[]): SpacePath {
  const sums = [0];
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (before) sums.push((sums[i - 1] ?? 0) + distance3(before, point));
  });
  const length = sums[sums.length - 1] ?? 0;
  return {
    length,
    at: (cm) => {
      const s = min(max(cm, 0), length);
      let i = 1;
      while (i < points.length - 1 && (sums[i] ?? 0) < s) i++;
      const b = points[i] ?? points[i - 1];
      const a = points[i - 1] ?? b;
      if (!a || !b) throw new Error('a path in space needs a point');
      const from = sums[i - 1] ?? 0;
      const span = (sums[i] ?? from) - from;
      return mix(a, b, span === 0 ? 0 : (s - from) / span);
    },
  };
}
