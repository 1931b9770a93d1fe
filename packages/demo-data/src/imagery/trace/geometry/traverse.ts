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
const tiny = 1e-12;

export function createRayCaster({ bounds, nodes, corners, order }: Bvh): RayCaster {
  const stack = new Uint32Array(deepest);
  const entries = new Float32Array(deepest);
  let hitU = 0;
  let hitV = 0;

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

  /**
   * `any` ends at the first triangle met instead of the nearest. Both children's boxes are tested here in line: a call with
   * this many numbers costs more than the test.
   */
  const walk = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number, any: boolean): number => {
    const ix = 1 / (dx || tiny);
    const iy = 1 / (dy || tiny);
    const iz = 1 / (dz || tiny);
    const bx = -ox * ix;
    const by = -oy * iy;
    const bz = -oz * iz;
    // The face of a box that the ray meets first depends on its direction alone.
    const nearX = ix < 0 ? 3 : 0;
    const nearY = iy < 0 ? 4 : 1;
    const nearZ = iz < 0 ? 5 : 2;
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
      if (count > 0) {
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
        continue;
      }
      const l = first * 6;
      const r = l + 6;
      const lx = f32(bounds, l + nearX) * ix + bx;
      const ly = f32(bounds, l + nearY) * iy + by;
      const lz = f32(bounds, l + nearZ) * iz + bz;
      const leftNear = lx > ly ? (lx > lz ? lx : lz) : ly > lz ? ly : lz;
      const lX = f32(bounds, l + 3 - nearX) * ix + bx;
      const lY = f32(bounds, l + 5 - nearY) * iy + by;
      const lZ = f32(bounds, l + 7 - nearZ) * iz + bz;
      const leftFar = lX < lY ? (lX < lZ ? lX : lZ) : lY < lZ ? lY : lZ;
      const rx = f32(bounds, r + nearX) * ix + bx;
      const ry = f32(bounds, r + nearY) * iy + by;
      const rz = f32(bounds, r + nearZ) * iz + bz;
      const rightNear = rx > ry ? (rx > rz ? rx : rz) : ry > rz ? ry : rz;
      const rX = f32(bounds, r + 3 - nearX) * ix + bx;
      const rY = f32(bounds, r + 5 - nearY) * iy + by;
      const rZ = f32(bounds, r + 7 - nearZ) * iz + bz;
      const rightFar = rX < rY ? (rX < rZ ? rX : rZ) : rY < rZ ? rY : rZ;
      const left = leftFar >= leftNear && leftFar > 0 && leftNear < best;
      const right = rightFar >= rightNear && rightFar > 0 && rightNear < best;
      // The nearer child goes on top, so that the farther is often out of reach when its turn comes.
      const leftIsNearer = leftNear < rightNear;
      if (right && leftIsNearer) {
        stack[depth] = first + 1;
        entries[depth++] = rightNear;
      }
      if (left) {
        stack[depth] = first;
        entries[depth++] = leftNear;
      }
      if (right && !leftIsNearer) {
        stack[depth] = first + 1;
        entries[depth++] = rightNear;
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
