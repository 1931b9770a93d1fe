import type { MeshPart } from '../trace/geometry/scene-mesh.ts';

export type Vector = readonly [number, number, number];

/**
 * A surface over the unit square as a grid. Its normals are on the left of growing s seen along growing t; `uv` is in cm, and so is `edge`,
 * the way to the nearest selvedge.
 */
export function gridPart(
  columns: number,
  rows: number,
  surface: number,
  place: (s: number, t: number) => Vector,
  uv: (s: number, t: number) => readonly [number, number],
  edge?: (s: number, t: number) => number,
): MeshPart {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const edges: number[] = [];
  const triangles: number[] = [];
  const ds = 0.5 / columns;
  const dt = 0.5 / rows;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const s = column / columns;
      const t = row / rows;
      positions.push(...place(s, t));
      normals.push(...cross(difference(place(s + ds, t), place(s - ds, t)), difference(place(s, t + dt), place(s, t - dt))));
      uvs.push(...uv(s, t));
      if (edge) edges.push(edge(s, t));
      if (row === rows || column === columns) continue;
      const corner = row * (columns + 1) + column;
      triangles.push(corner, corner + 1, corner + columns + 1, corner + 1, corner + columns + 2, corner + columns + 1);
    }
  }
  return { positions, normals, uv: uvs, triangles, surface, ...(edge ? { edgeDistance: edges } : {}) };
}

function difference(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Vector, b: Vector): Vector {
  const [x, y, z] = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
