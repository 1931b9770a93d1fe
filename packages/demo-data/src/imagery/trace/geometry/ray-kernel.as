// Finds what a ray meets in a hierarchy of four boxes a node. AssemblyScript: four boxes are tested by one instruction each.
// Distances, directions and places are in cm. Everything lies where `place` says, in a memory that the caller owns.

/** Bytes of a node: lowest x, y, z and highest x, y, z of four children, their first item, and their count of triangles. */
const NODE: usize = 128;
const HIGH: usize = 48;
const FIRST: usize = 96;
const COUNT: usize = 112;
/** Bytes of a triangle: a corner and the two edges that leave it. */
const TRIANGLE: usize = 36;
/** Bytes of what waits: first item, count, and the distance at which its box begins. */
const WAITING: usize = 16;

const CLOSEST: f64 = 1e-3;
const FLAT: f64 = 1e-12;
const TINY: f64 = 1e-12;

let nodes: usize = 0;
let corners: usize = 0;
let stack: usize = 0;
/** Two weights and, behind them, the triangle in leaf order. */
let hit: usize = 0;

export function place(nodesAt: usize, cornersAt: usize, stackAt: usize, hitAt: usize): void {
  nodes = nodesAt;
  corners = cornersAt;
  stack = stackAt;
  hit = hitAt;
}

export function nearest(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, reach: f64): f64 {
  return walk(ox, oy, oz, dx, dy, dz, reach, false);
}

export function isBlocked(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, reach: f64): bool {
  return walk(ox, oy, oz, dx, dy, dz, reach, true) >= 0;
}

/** The distance as 32 bits, a little further so that rounding loses nothing. */
// @ts-ignore: decorator
@inline
function outwards(distance: f64): f32 {
  return <f32>(distance * 1.000001);
}

// @ts-ignore: decorator
@inline
function walk(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, reach: f64, any: bool): f64 {
  const ix = 1 / (dx == 0 ? TINY : dx);
  const iy = 1 / (dy == 0 ? TINY : dy);
  const iz = 1 / (dz == 0 ? TINY : dz);
  // The face of a box that the ray meets first depends on its direction alone.
  const nearX: usize = ix < 0 ? HIGH : 0;
  const nearY: usize = 16 + (iy < 0 ? HIGH : 0);
  const nearZ: usize = 32 + (iz < 0 ? HIGH : 0);
  const farX: usize = HIGH - nearX;
  const farY: usize = HIGH + 32 - nearY;
  const farZ: usize = HIGH + 64 - nearZ;
  const vox = f32x4.splat(<f32>ox);
  const voy = f32x4.splat(<f32>oy);
  const voz = f32x4.splat(<f32>oz);
  const vix = f32x4.splat(<f32>ix);
  const viy = f32x4.splat(<f32>iy);
  const viz = f32x4.splat(<f32>iz);
  const zero = f32x4.splat(0);
  let best = reach;
  let limit = outwards(best);
  let found = false;
  const bottom = stack;
  store<u32>(bottom, 0);
  store<u32>(bottom, 0, 4);
  store<f32>(bottom, 0, 8);
  let top = bottom + WAITING;
  while (top > bottom) {
    top -= WAITING;
    if (load<f32>(top, 8) > limit) continue;
    const first = load<u32>(top);
    const count = load<u32>(top, 4);
    if (count > 0) {
      for (let i = first, end = first + count; i < end; i++) {
        const at = corners + <usize>i * TRIANGLE;
        const e1x = <f64>load<f32>(at, 12);
        const e1y = <f64>load<f32>(at, 16);
        const e1z = <f64>load<f32>(at, 20);
        const e2x = <f64>load<f32>(at, 24);
        const e2y = <f64>load<f32>(at, 28);
        const e2z = <f64>load<f32>(at, 32);
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const determinant = e1x * px + e1y * py + e1z * pz;
        if (determinant > -FLAT && determinant < FLAT) continue;
        const scale = 1 / determinant;
        const sx = ox - <f64>load<f32>(at);
        const sy = oy - <f64>load<f32>(at, 4);
        const sz = oz - <f64>load<f32>(at, 8);
        const u = scale * (sx * px + sy * py + sz * pz);
        if (u < 0 || u > 1) continue;
        const qx = sy * e1z - sz * e1y;
        const qy = sz * e1x - sx * e1z;
        const qz = sx * e1y - sy * e1x;
        const v = scale * (dx * qx + dy * qy + dz * qz);
        if (v < 0 || u + v > 1) continue;
        const distance = scale * (e2x * qx + e2y * qy + e2z * qz);
        if (distance <= CLOSEST || distance >= best) continue;
        if (any) return distance;
        best = distance;
        limit = outwards(best);
        found = true;
        store<f64>(hit, u);
        store<f64>(hit, v, 8);
        store<u32>(hit, i, 16);
      }
      continue;
    }
    const node = nodes + <usize>first * NODE;
    const near = f32x4.pmax(
      f32x4.pmax(
        f32x4.mul(f32x4.sub(v128.load(node + nearX), vox), vix),
        f32x4.mul(f32x4.sub(v128.load(node + nearY), voy), viy),
      ),
      f32x4.mul(f32x4.sub(v128.load(node + nearZ), voz), viz),
    );
    const far = f32x4.pmin(
      f32x4.pmin(
        f32x4.mul(f32x4.sub(v128.load(node + farX), vox), vix),
        f32x4.mul(f32x4.sub(v128.load(node + farY), voy), viy),
      ),
      f32x4.mul(f32x4.sub(v128.load(node + farZ), voz), viz),
    );
    let met = i32x4.bitmask(
      v128.and(f32x4.le(near, far), v128.and(f32x4.gt(far, zero), f32x4.lt(near, f32x4.splat(limit)))),
    );
    const base = top;
    while (met != 0) {
      const lane = <usize>ctz(met);
      met &= met - 1;
      const begins =
        lane == 0
          ? f32x4.extract_lane(near, 0)
          : lane == 1
            ? f32x4.extract_lane(near, 1)
            : lane == 2
              ? f32x4.extract_lane(near, 2)
              : f32x4.extract_lane(near, 3);
      let slot = top;
      // The nearest goes on top, so that the others are often out of reach when their turn comes.
      while (slot > base && load<f32>(slot - WAITING, 8) < begins) {
        v128.store(slot, v128.load(slot - WAITING));
        slot -= WAITING;
      }
      store<u32>(slot, load<u32>(node + FIRST + lane * 4));
      store<u32>(slot, load<u32>(node + COUNT + lane * 4), 4);
      store<f32>(slot, begins, 8);
      top += WAITING;
    }
  }
  return found ? best : -1;
}
