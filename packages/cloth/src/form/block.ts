import type { Vec3 } from '../geometry/vector.ts';
import type { Collider } from './collider.ts';

// Bound once: these run in the innermost loops.
const { abs, hypot, max, min } = Math;

const roundingCm = 3;

/** A stuffed block with rounded edges on a floor at y = 0, which bags are draped over. Half sizes and centre in cm. */
export function createBlock({ half, centre }: { readonly half: Vec3; readonly centre: Vec3 }): Collider {
  const distance = (x: number, y: number, z: number): number => {
    const [qx, qy, qz] = [
      abs(x - centre[0]) - half[0] + roundingCm,
      abs(y - centre[1]) - half[1] + roundingCm,
      abs(z - centre[2]) - half[2] + roundingCm,
    ];
    const inside = min(max(qx, qy, qz), 0);
    return min(hypot(max(qx, 0), max(qy, 0), max(qz, 0)) + inside - roundingCm, y);
  };
  return {
    lowerArms: () => {},
    distance: (x, y, z, probe) => {
      const e = 0.05;
      const slope = [
        distance(x + e, y, z) - distance(x - e, y, z),
        distance(x, y + e, z) - distance(x, y - e, z),
        distance(x, y, z + e) - distance(x, y, z - e),
      ];
      const length = hypot(slope[0] ?? 0, slope[1] ?? 0, slope[2] ?? 0) || 1;
      probe.set(slope.map((part) => part / length));
      probe.fill(0, 3);
      return distance(x, y, z);
    },
  };
}
