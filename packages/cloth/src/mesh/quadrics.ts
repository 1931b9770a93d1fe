import type { GarmentMesh } from './garment-mesh.ts';

/** Numbers of a quadric: the upper half of a symmetric matrix of four rows. */
export const quadricSize = 10;

/** For each vertex the sum of its triangles' planes, weighted by their areas: tells how far a point lies from all of them. */
export function quadricsOf({ positions, triangles }: GarmentMesh): Float64Array {
  const out = new Float64Array((positions.length / 3) * quadricSize);
  const plane = new Float64Array(quadricSize);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * (triangles[t + k] ?? 0)) as [number, number, number];
    const at = (q: number, k: number) => positions[q + k] ?? 0;
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const twice = Math.hypot(nx, ny, nz);
    if (twice < 1e-9) continue;
    const [x, y, z] = [nx / twice, ny / twice, nz / twice];
    const d = -(x * at(a, 0) + y * at(a, 1) + z * at(a, 2));
    plane.set([x * x, x * y, x * z, x * d, y * y, y * z, y * d, z * z, z * d, d * d]);
    for (let i = 0; i < quadricSize; i++) plane[i] = ((plane[i] ?? 0) * twice) / 6;
    for (const corner of [a, b, c]) addQuadric(out, (corner / 3) * quadricSize, plane, 0);
  }
  return out;
}

export function addQuadric(to: Float64Array, at: number, from: Float64Array, start: number): void {
  for (let i = 0; i < quadricSize; i++) to[at + i] = (to[at + i] ?? 0) + (from[start + i] ?? 0);
}

/** The area-weighted square of a point's distance from the planes of the quadric at `at`. */
export function quadricError(quadrics: Float64Array, at: number, positions: Float32Array, point: number): number {
  const [x, y, z] = [positions[point] ?? 0, positions[point + 1] ?? 0, positions[point + 2] ?? 0];
  const q = (i: number) => quadrics[at + i] ?? 0;
  return x * (q(0) * x + 2 * (q(1) * y + q(2) * z + q(3))) + y * (q(4) * y + 2 * (q(5) * z + q(6))) + z * (q(7) * z + 2 * q(8)) + q(9);
}
