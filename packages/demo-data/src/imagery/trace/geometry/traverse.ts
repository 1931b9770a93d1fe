import type { Bvh } from './bvh.ts';
import { f32, u32 } from './read.ts';

/** Finds what rays meet. One caster a thread: it keeps its stack and its last hit. */
export type RayCaster = {
  /** Triangle of the last hit, and its weights at the second and the third corner. */
  triangle: number;
  u: number;
  v: number;
  /**
   * Distance to the nearest triangle in (0.001, `reach`) along a direction of length 1, or −1. Fills `triangle`, `u`, `v`.
   */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): number;
  /** Whether anything lies within `reach`. Leaves the last hit alone. */
  isBlocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): boolean;
};

const deepest = 96;
const closest = 1e-3;
const flat = 1e-12;

export function createRayCaster({ bounds, nodes, corners, order }: Bvh): RayCaster {
  const stack = new Uint32Array(deepest);
  const entries = new Float32Array(deepest);
  let hitU = 0;
  let hitV = 0;

  /** Where a ray enters a node's box, or −1. */
  const enter = (node: number, ox: number, oy: number, oz: number, ix: number, iy: number, iz: number, reach: number): number => {
    const i = node * 6;
    const x0 = (f32(bounds, i) - ox) * ix;
    const x1 = (f32(bounds, i + 3) - ox) * ix;
    const y0 = (f32(bounds, i + 1) - oy) * iy;
    const y1 = (f32(bounds, i + 4) - oy) * iy;
    const z0 = (f32(bounds, i + 2) - oz) * iz;
    const z1 = (f32(bounds, i + 5) - oz) * iz;
    const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
    const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
    return far >= near && far > 0 && near < reach ? Math.max(near, 0) : -1;
  };

  /** Möller–Trumbore: the distance to one triangle in leaf order, or −1; weights go to `hitU`, `hitV`. */
  const meet = (at: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): number => {
    const i = at * 9;
    const e1x = f32(corners, i + 3);
    const e1y = f32(corners, i + 4);
    const e1z = f32(corners, i + 5);
    const e2x = f32(corners, i + 6);
    const e2y = f32(corners, i + 7);
    const e2z = f32(corners, i + 8);
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const determinant = e1x * px + e1y * py + e1z * pz;
    if (determinant > -flat && determinant < flat) return -1;
    const scale = 1 / determinant;
    const sx = ox - f32(corners, i);
    const sy = oy - f32(corners, i + 1);
    const sz = oz - f32(corners, i + 2);
    const u = scale * (sx * px + sy * py + sz * pz);
    if (u < 0 || u > 1) return -1;
    const qx = sy * e1z - sz * e1y;
    const qy = sz * e1x - sx * e1z;
    const qz = sx * e1y - sy * e1x;
    const v = scale * (dx * qx + dy * qy + dz * qz);
    if (v < 0 || u + v > 1) return -1;
    const distance = scale * (e2x * qx + e2y * qy + e2z * qz);
    if (distance <= closest || distance >= reach) return -1;
    hitU = u;
    hitV = v;
    return distance;
  };

  /** `any` ends at the first triangle met instead of the nearest. */
  const walk = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number, any: boolean): number => {
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    if (enter(0, ox, oy, oz, ix, iy, iz, reach) < 0) return -1;
    let best = reach;
    let found = false;
    stack[0] = 0;
    entries[0] = 0;
    let depth = 1;
    while (depth > 0) {
      depth--;
      if (f32(entries, depth) > best) continue;
      const node = u32(stack, depth);
      const first = u32(nodes, node * 2);
      const count = u32(nodes, node * 2 + 1);
      for (let i = first; i < first + count; i++) {
        const distance = meet(i, ox, oy, oz, dx, dy, dz, best);
        if (distance < 0) continue;
        if (any) return distance;
        best = distance;
        found = true;
        caster.triangle = u32(order, i);
        caster.u = hitU;
        caster.v = hitV;
      }
      if (count > 0) continue;
      const left = enter(first, ox, oy, oz, ix, iy, iz, best);
      const right = enter(first + 1, ox, oy, oz, ix, iy, iz, best);
      // The nearer child goes on top, so that the farther is often out of reach when its turn comes.
      const leftIsNearer = left < right;
      const far = leftIsNearer ? right : left;
      const near = leftIsNearer ? left : right;
      if (far >= 0) {
        stack[depth] = leftIsNearer ? first + 1 : first;
        entries[depth++] = far;
      }
      if (near >= 0) {
        stack[depth] = leftIsNearer ? first : first + 1;
        entries[depth++] = near;
      }
    }
    return found ? best : -1;
  };

  const caster: RayCaster = {
    triangle: 0,
    u: 0,
    v: 0,
    nearest: (ox, oy, oz, dx, dy, dz, reach) => walk(ox, oy, oz, dx, dy, dz, reach, false),
    isBlocked: (ox, oy, oz, dx, dy, dz, reach) => walk(ox, oy, oz, dx, dy, dz, reach, true) >= 0,
  };
  return caster;
}
