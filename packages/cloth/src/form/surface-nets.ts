import type { Vec3 } from '../geometry/vector.ts';
import { gradientAt, type DistanceField } from './distance.ts';
import type { FieldGrid } from './field-grid.ts';

export type SolidMesh = { readonly positions: Float32Array; readonly normals: Float32Array; readonly triangles: Uint32Array };

/** The surface of a sampled field: one vertex in every cell it passes through, pulled onto the exact field. */
export function meshField(grid: FieldGrid, field: DistanceField): SolidMesh {
  const [nx, ny, nz] = grid.counts;
  const at = (i: number, j: number, k: number) => (k * ny + j) * nx + i;
  const vertexOf = new Int32Array(grid.values.length).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  const isInside = (i: number, j: number, k: number) => (grid.values[at(i, j, k)] ?? 0) < 0;
  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        const start = crossingMiddle(grid, i, j, k);
        if (!start) continue;
        const { position, normal } = pulledOnto(field, start);
        vertexOf[at(i, j, k)] = positions.length / 3;
        positions.push(...position);
        normals.push(...normal);
      }
    }
  }
  const quad = (cells: readonly number[], flip: boolean) => {
    const [a, b, c, d] = cells.map((cell) => vertexOf[cell] ?? -1) as [number, number, number, number];
    triangles.push(...(flip ? [a, c, b, b, c, d] : [a, b, c, b, d, c]));
  };
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const here = isInside(i, j, k);
        if (here !== isInside(i + 1, j, k)) quad([at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j - 1, k), at(i, j, k)], !here);
        if (here !== isInside(i, j + 1, k)) quad([at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k - 1), at(i, j, k)], !here);
        if (here !== isInside(i, j, k + 1)) quad([at(i - 1, j - 1, k), at(i, j - 1, k), at(i - 1, j, k), at(i, j, k)], !here);
      }
    }
  }
  return { positions: Float32Array.from(positions), normals: Float32Array.from(normals), triangles: Uint32Array.from(triangles) };
}

/** Mean of the points where the surface cuts the cell's edges; nothing if it does not. */
function crossingMiddle({ values, counts, low, cellCm }: FieldGrid, i: number, j: number, k: number): Vec3 | undefined {
  const [nx, ny] = counts;
  const corner = (q: number) => values[((k + (q >> 2)) * ny + j + ((q >> 1) & 1)) * nx + i + (q & 1)] ?? 0;
  const sum = [0, 0, 0] as [number, number, number];
  let count = 0;
  for (let q = 0; q < 8; q++) {
    for (const [axis, bit] of [1, 2, 4].entries()) {
      if (q & bit || corner(q) < 0 === corner(q | bit) < 0) continue;
      const t = corner(q) / (corner(q) - corner(q | bit));
      sum[0] += (q & 1) + (axis === 0 ? t : 0);
      sum[1] += ((q >> 1) & 1) + (axis === 1 ? t : 0);
      sum[2] += (q >> 2) + (axis === 2 ? t : 0);
      count++;
    }
  }
  if (count === 0) return undefined;
  return [low[0] + (i + sum[0] / count) * cellCm, low[1] + (j + sum[1] / count) * cellCm, low[2] + (k + sum[2] / count) * cellCm];
}

function pulledOnto(field: DistanceField, start: Vec3): { position: Vec3; normal: Vec3 } {
  let position = start;
  let normal: Vec3 = [0, 1, 0];
  for (let round = 0; round < 3; round++) {
    normal = gradientAt(field, position);
    const by = Math.max(-0.6, Math.min(0.6, field(...position)));
    position = [position[0] - normal[0] * by, position[1] - normal[1] * by, position[2] - normal[2] * by];
  }
  return { position, normal };
}
