import { f32, u32 } from '../geometry/read.ts';
import type { SceneMesh } from '../geometry/scene-mesh.ts';

/** A point of a triangle with all that the mesh says about it. */
export type SurfacePoint = {
  a: number;
  b: number;
  c: number;
  wa: number;
  wb: number;
  wc: number;
  /** Smooth normal, and the triangle's own on the same side. */
  nx: number;
  ny: number;
  nz: number;
  gx: number;
  gy: number;
  gz: number;
  /** Direction in which u grows, of length 1. */
  tx: number;
  ty: number;
  tz: number;
  u: number;
  v: number;
  seam: number;
  edge: number;
  /** How the distances grow along u and v. */
  seamU: number;
  seamV: number;
  edgeU: number;
  edgeV: number;
};

export function createSurfacePoint(): SurfacePoint {
  return {
    a: 0,
    b: 0,
    c: 0,
    wa: 0,
    wb: 0,
    wc: 0,
    nx: 0,
    ny: 0,
    nz: 0,
    gx: 0,
    gy: 0,
    gz: 0,
    tx: 0,
    ty: 0,
    tz: 0,
    u: 0,
    v: 0,
    seam: 0,
    edge: 0,
    seamU: 0,
    seamV: 0,
    edgeU: 0,
    edgeV: 0,
  };
}

/** Fills `out` for a hit of the caster. */
export function interpolate(mesh: SceneMesh, triangle: number, wb: number, wc: number, out: SurfacePoint): void {
  const { normals, positions, triangles, uv } = mesh;
  const a = u32(triangles, triangle * 3);
  const b = u32(triangles, triangle * 3 + 1);
  const c = u32(triangles, triangle * 3 + 2);
  const wa = 1 - wb - wc;
  out.a = a;
  out.b = b;
  out.c = c;
  out.wa = wa;
  out.wb = wb;
  out.wc = wc;
  const nx = f32(normals, a * 3) * wa + f32(normals, b * 3) * wb + f32(normals, c * 3) * wc;
  const ny = f32(normals, a * 3 + 1) * wa + f32(normals, b * 3 + 1) * wb + f32(normals, c * 3 + 1) * wc;
  const nz = f32(normals, a * 3 + 2) * wa + f32(normals, b * 3 + 2) * wb + f32(normals, c * 3 + 2) * wc;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  out.nx = nx / length;
  out.ny = ny / length;
  out.nz = nz / length;
  const e1x = f32(positions, b * 3) - f32(positions, a * 3);
  const e1y = f32(positions, b * 3 + 1) - f32(positions, a * 3 + 1);
  const e1z = f32(positions, b * 3 + 2) - f32(positions, a * 3 + 2);
  const e2x = f32(positions, c * 3) - f32(positions, a * 3);
  const e2y = f32(positions, c * 3 + 1) - f32(positions, a * 3 + 1);
  const e2z = f32(positions, c * 3 + 2) - f32(positions, a * 3 + 2);
  const gx = e1y * e2z - e1z * e2y;
  const gy = e1z * e2x - e1x * e2z;
  const gz = e1x * e2y - e1y * e2x;
  const side = (gx * nx + gy * ny + gz * nz < 0 ? -1 : 1) / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1);
  out.gx = gx * side;
  out.gy = gy * side;
  out.gz = gz * side;
  const ua = f32(uv, a * 2);
  const va = f32(uv, a * 2 + 1);
  const u1 = f32(uv, b * 2) - ua;
  const v1 = f32(uv, b * 2 + 1) - va;
  const u2 = f32(uv, c * 2) - ua;
  const v2 = f32(uv, c * 2 + 1) - va;
  out.u = ua + u1 * wb + u2 * wc;
  out.v = va + v1 * wb + v2 * wc;
  const determinant = u1 * v2 - u2 * v1;
  const scale = Math.abs(determinant) > 1e-9 ? 1 / determinant : 0;
  setTangent(out, (e1x * v2 - e2x * v1) * scale, (e1y * v2 - e2y * v1) * scale, (e1z * v2 - e2z * v1) * scale);
  const { edgeDistance, seamDistance } = mesh;
  const seam = f32(seamDistance, a);
  const seam1 = f32(seamDistance, b) - seam;
  const seam2 = f32(seamDistance, c) - seam;
  out.seam = seam + seam1 * wb + seam2 * wc;
  out.seamU = (seam1 * v2 - seam2 * v1) * scale;
  out.seamV = (seam2 * u1 - seam1 * u2) * scale;
  const edge = f32(edgeDistance, a);
  const edge1 = f32(edgeDistance, b) - edge;
  const edge2 = f32(edgeDistance, c) - edge;
  out.edge = edge + edge1 * wb + edge2 * wc;
  out.edgeU = (edge1 * v2 - edge2 * v1) * scale;
  out.edgeV = (edge2 * u1 - edge1 * u2) * scale;
}

/** The direction of u, made square to the smooth normal; any such direction where the pattern has none. */
function setTangent(out: SurfacePoint, x: number, y: number, z: number): void {
  const along = x * out.nx + y * out.ny + z * out.nz;
  let tx = x - out.nx * along;
  let ty = y - out.ny * along;
  let tz = z - out.nz * along;
  let length = Math.sqrt(tx * tx + ty * ty + tz * tz);
  if (length < 1e-5) {
    const upright = Math.abs(out.ny) > 0.9;
    tx = upright ? 1 - out.nx * out.nx : out.nz;
    ty = upright ? -out.nx * out.ny : 0;
    tz = upright ? -out.nx * out.nz : -out.nx;
    length = Math.sqrt(tx * tx + ty * ty + tz * tz) || 1;
  }
  out.tx = tx / length;
  out.ty = ty / length;
  out.tz = tz / length;
}
