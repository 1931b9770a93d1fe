import { distance, type Point } from '../stitch/geometry/point.ts';

/** Curves become lines of which no point is further away than about this share of a millimetre at usual sizes. */
const LONGEST_CHORD = 0.02;

/** Points along a cubic Bézier curve without its first; `size` is that of the whole drawing. */
export function cubic([a, b, c, d]: readonly [Point, Point, Point, Point], size: number): readonly Point[] {
  const way = distance(a, b) + distance(b, c) + distance(c, d);
  const steps = Math.min(64, Math.max(4, Math.ceil(way / (size * LONGEST_CHORD))));
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    const at = (key: 'x' | 'y'): number => u * u * u * a[key] + 3 * u * u * t * b[key] + 3 * u * t * t * c[key] + t * t * t * d[key];
    return { x: at('x'), y: at('y') };
  });
}

/** A quadratic curve as the cubic one that is the same. */
export function quadratic([a, b, c]: readonly [Point, Point, Point], size: number): readonly Point[] {
  const towards = (from: Point): Point => ({ x: from.x + ((b.x - from.x) * 2) / 3, y: from.y + ((b.y - from.y) * 2) / 3 });
  return cubic([a, towards(a), towards(c), c], size);
}

export interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly rx: number;
  readonly ry: number;
  readonly turnDeg: number;
  readonly isLarge: boolean;
  readonly isSweep: boolean;
}

/** Points along an elliptical arc without its first: from end points to a middle, SVG 1.1 appendix F.6. */
export function arc({ from, to, turnDeg, isLarge, isSweep, ...radii }: Arc): readonly Point[] {
  let [rx, ry] = [Math.abs(radii.rx), Math.abs(radii.ry)];
  if (rx === 0 || ry === 0 || distance(from, to) === 0) return [to];
  const turn = (turnDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [halfX, halfY] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [x, y] = [cos * halfX + sin * halfY, -sin * halfX + cos * halfY];
  const grow = Math.sqrt((x * x) / (rx * rx) + (y * y) / (ry * ry));
  if (grow > 1) [rx, ry] = [rx * grow, ry * grow];
  const square = (rx * ry) ** 2;
  const part = (rx * y) ** 2 + (ry * x) ** 2;
  const factor = Math.sqrt(Math.max(0, (square - part) / part)) * (isLarge === isSweep ? -1 : 1);
  const [middleX, middleY] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - middleY) / ry, (x - middleX) / rx);
  let sweep = Math.atan2((-y - middleY) / ry, (-x - middleX) / rx) - start;
  if (isSweep && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI;
  const steps = Math.max(4, Math.ceil(Math.abs(sweep) / (Math.PI / 32)));
  const points = Array.from({ length: steps }, (_, index) => {
    const angle = start + (sweep * (index + 1)) / steps;
    const [alongX, alongY] = [rx * Math.cos(angle) + middleX, ry * Math.sin(angle) + middleY];
    return { x: cos * alongX - sin * alongY + (from.x + to.x) / 2, y: sin * alongX + cos * alongY + (from.y + to.y) / 2 };
  });
  return [...points.slice(0, -1), to];
}
