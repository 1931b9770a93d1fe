import type { Vec3 } from '../geometry/vector.ts';
import type { DistanceField } from './distance.ts';

// Bound once: these run in the innermost loops.
const { ceil } = Math;

/** A distance field sampled at the points of a cubic grid. */
export type FieldGrid = {
  readonly values: Float32Array;
  /** Points along x, y and z. */
  readonly counts: readonly [number, number, number];
  readonly low: Vec3;
  readonly cellCm: number;
};

export function sampleField(field: DistanceField, low: Vec3, high: Vec3, cellCm: number): FieldGrid {
  const count = (i: 0 | 1 | 2) => ceil((high[i] - low[i]) / cellCm) + 1;
  const counts = [count(0), count(1), count(2)] as const;
  const values = new Float32Array(counts[0] * counts[1] * counts[2]);
  let at = 0;
  for (let k = 0; k < counts[2]; k++) {
    for (let j = 0; j < counts[1]; j++) {
      for (let i = 0; i < counts[0]; i++) values[at++] = field(low[0] + i * cellCm, low[1] + j * cellCm, low[2] + k * cellCm);
    }
  }
  return { values, counts, low, cellCm };
}

/** The distance told for places outside a grid, in cm. */
export const outsideGrid = 50;

/** Trilinear distance at a place and its gradient (not normalised) into `gradient`; outside the grid the gradient stays untouched. */
export function readGrid(grid: FieldGrid, x: number, y: number, z: number, gradient: Float64Array): number {
  const { values: D, counts, low, cellCm } = grid;
  const nx = counts[0];
  const ny = counts[1];
  const nz = counts[2];
  const fx = (x - low[0]) / cellCm;
  const fy = (y - low[1]) / cellCm;
  const fz = (z - low[2]) / cellCm;
  if (!(fx >= 0 && fy >= 0 && fz >= 0 && fx < nx - 1 && fy < ny - 1 && fz < nz - 1)) return outsideGrid;
  const i = fx | 0;
  const j = fy | 0;
  const k = fz | 0;
  const u = fx - i;
  const v = fy - j;
  const w = fz - k;
  const q = (k * ny + j) * nx + i;
  const r = q + nx * ny;
  const a = D[q] ?? 0;
  const b = D[q + 1] ?? 0;
  const e = D[q + nx] ?? 0;
  const f = D[q + nx + 1] ?? 0;
  const a2 = D[r] ?? 0;
  const b2 = D[r + 1] ?? 0;
  const e2 = D[r + nx] ?? 0;
  const f2 = D[r + nx + 1] ?? 0;
  const x00 = a + (b - a) * u;
  const x10 = e + (f - e) * u;
  const x01 = a2 + (b2 - a2) * u;
  const x11 = e2 + (f2 - e2) * u;
  const y0 = x00 + (x10 - x00) * v;
  const y1 = x01 + (x11 - x01) * v;
  gradient[0] = (((b - a) * (1 - v) + (f - e) * v) * (1 - w) + ((b2 - a2) * (1 - v) + (f2 - e2) * v) * w) / cellCm;
  gradient[1] = ((x10 - x00) * (1 - w) + (x11 - x01) * w) / cellCm;
  gradient[2] = (y1 - y0) / cellCm;
  return y0 + (y1 - y0) * w;
}
