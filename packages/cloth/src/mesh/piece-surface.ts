import type { Point, Vec3 } from '../geometry/vector.ts';
import { createLocator } from './surface-locator.ts';
import type { Surface } from './surface.ts';

/** A point on a draped piece and the direction away from the body there. */
type SurfacePoint = { readonly position: Vec3; readonly normal: Vec3 };

/** Reads places of one piece by its (u, v). */
export type PieceSurface = (at: Point) => SurfacePoint;

/** `normals` has three numbers a vertex of the surface. */
export function createPieceSurface(surface: Surface, normals: Float64Array, pieceIndex: number): PieceSurface {
  const range = surface.ranges[pieceIndex];
  if (!range) throw new Error(`the surface has no piece ${pieceIndex}`);
  const locate = createLocator(surface.uv, surface.triangles, range.firstTriangle, range.triangleCount);
  return ([u, v]) => {
    const { corners, shares } = locate(u, v);
    const sum = (values: Float64Array, indexOf: (vertex: number) => number): [number, number, number] => {
      const out: [number, number, number] = [0, 0, 0];
      corners.forEach((vertex, i) => {
        for (const k of [0, 1, 2] as const) out[k] += (shares[i] ?? 0) * (values[3 * indexOf(vertex) + k] ?? 0);
      });
      return out;
    };
    const normal = sum(normals, (vertex) => vertex);
    const length = Math.hypot(...normal) || 1;
    return {
      position: sum(surface.positions, (vertex) => surface.jointOf[vertex] ?? 0),
      normal: [normal[0] / length, normal[1] / length, normal[2] / length],
    };
  };
}
