import type { DistanceField } from './distance.ts';

// Bound once: these run in the innermost loops.
const { cos, hypot, sin } = Math;

const rays = 96;

/** Where the ray from the axis (0, y, 0) at `angle` (0 to the front, a quarter turn to +x) leaves the form, in cm. */
export function reachAt(field: DistanceField, y: number, angle: number): number {
  const [dx, dz] = [sin(angle), cos(angle)];
  let [low, high] = [0, 40];
  for (let step = 0; step < 22; step++) {
    const middle = (low + high) / 2;
    if (field(dx * middle, y, dz * middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Girth at a height in cm as a tape measures it: the convex outline of the section. */
export function girthAt(field: DistanceField, y: number): number {
  const points = Array.from({ length: rays }, (_, i) => {
    const angle = (2 * Math.PI * i) / rays;
    const reach = reachAt(field, y, angle);
    return [reach * sin(angle), reach * cos(angle)] as const;
  });
  const hull = convexHull(points);
  return hull.reduce((sum, point, i) => {
    const next = hull[(i + 1) % hull.length] ?? point;
    return sum + hypot(next[0] - point[0], next[1] - point[1]);
  }, 0);
}

type Flat = readonly [number, number];

/** Andrew's monotone chain. */
function convexHull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(points: readonly Flat[]): Flat[] {
  const out: Flat[] = [];
  for (const p of points) {
    for (;;) {
      const [a, b] = [out[out.length - 2], out[out.length - 1]];
      if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
      out.pop();
    }
    out.push(p);
  }
  return out.slice(0, -1);
}
