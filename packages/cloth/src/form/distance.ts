import type { Vec3 } from '../geometry/vector.ts';

// Bound once: these run in the innermost loops.
const { hypot, max, min } = Math;

/** Distance in cm from a surface, negative inside. */
export type DistanceField = (x: number, y: number, z: number) => number;

/** Distance from a capsule that tapers from radius `ra` at `a` to `rb` at `b`. */
export function taperedCapsule(x: number, y: number, z: number, a: Vec3, b: Vec3, ra: number, rb: number): number {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const t = max(0, min(1, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  return hypot(px - dx * t, py - dy * t, pz - dz * t) - (ra + (rb - ra) * t);
}

/** Distance from an ellipsoid round the origin: exact on its surface, close to it near by. */
export function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const reach = hypot(x / rx, y / ry, z / rz);
  const slope = hypot(x / (rx * rx), y / (ry * ry), z / (rz * rz));
  return slope < 1e-6 ? -min(rx, ry, rz) : (reach * (reach - 1)) / slope;
}

/** Outward direction of length 1, by central differences. */
export function gradientAt(field: DistanceField, [x, y, z]: Vec3): Vec3 {
  const e = 0.2;
  const gx = field(x + e, y, z) - field(x - e, y, z);
  const gy = field(x, y + e, z) - field(x, y - e, z);
  const gz = field(x, y, z + e) - field(x, y, z - e);
  const length = hypot(gx, gy, gz) || 1;
  return [gx / length, gy / length, gz / length];
}
