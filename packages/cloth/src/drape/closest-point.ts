// Bound once: these run in the innermost loops.
const { max, min } = Math;

/**
 * Barycentric coordinates of the point of triangle (a, b, c) closest to p, written into `out`; returns the squared distance.
 * The numbers of a triangle's corners are offsets into `x`.
 */
export function closestOnTriangle(x: Float64Array, p: number, a: number, b: number, c: number, out: Float64Array): number {
  const ax = x[a] ?? 0;
  const ay = x[a + 1] ?? 0;
  const az = x[a + 2] ?? 0;
  const ux = (x[b] ?? 0) - ax;
  const uy = (x[b + 1] ?? 0) - ay;
  const uz = (x[b + 2] ?? 0) - az;
  const vx = (x[c] ?? 0) - ax;
  const vy = (x[c + 1] ?? 0) - ay;
  const vz = (x[c + 2] ?? 0) - az;
  const px = (x[p] ?? 0) - ax;
  const py = (x[p + 1] ?? 0) - ay;
  const pz = (x[p + 2] ?? 0) - az;
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const up = ux * px + uy * py + uz * pz;
  const vp = vx * px + vy * py + vz * pz;
  const inverse = 1 / max(1e-12, uu * vv - uv * uv);
  let s = (vv * up - uv * vp) * inverse;
  let t = (uu * vp - uv * up) * inverse;
  if (s < 0 || t < 0 || s + t > 1) [s, t] = closestOnRim(uu, uv, vv, up, vp);
  out[0] = 1 - s - t;
  out[1] = s;
  out[2] = t;
  const dx = px - ux * s - vx * t;
  const dy = py - uy * s - vy * t;
  const dz = pz - uz * s - vz * t;
  return dx * dx + dy * dy + dz * dz;
}

/** The best of the three edges, for a point whose foot falls outside the triangle. */
function closestOnRim(uu: number, uv: number, vv: number, up: number, vp: number): [number, number] {
  const clamp01 = (value: number) => min(1, max(0, value));
  const square = (s: number, t: number) => uu * s * s + 2 * uv * s * t + vv * t * t - 2 * up * s - 2 * vp * t;
  const onU = clamp01(up / (uu || 1));
  const onV = clamp01(vp / (vv || 1));
  const onW = clamp01((vv - uv - vp + up) / (uu - 2 * uv + vv || 1));
  const [du, dv, dw] = [square(onU, 0), square(0, onV), square(onW, 1 - onW)];
  if (du <= dv && du <= dw) return [onU, 0];
  return dv <= dw ? [0, onV] : [onW, 1 - onW];
}
