import type { Point, Vec3 } from '../geometry/vector.ts';
import type { ClothLayer, GarmentMesh, Hardware, MeshPiece, StitchLine } from './garment-mesh.ts';

type VertexRow = {
  readonly position: Vec3;
  readonly normal: Vec3;
  readonly uv: Point;
  readonly seamDistance: number;
  readonly edgeDistance: number;
};

/** Collects vertices and triangles piece by piece. */
export type MeshWriter = {
  readonly vertex: (row: VertexRow) => number;
  readonly triangle: (a: number, b: number, c: number) => void;
  /** Ends a piece: it owns the triangles since the piece before. */
  readonly endPiece: (name: string, layer: ClothLayer, grainDeg: number) => void;
  readonly finish: (rest: { hardware: readonly Hardware[]; stitches: readonly StitchLine[]; thicknessCm: number }) => GarmentMesh;
};

export function createMeshWriter(): MeshWriter {
  const positions: number[] = [];
  const normals: number[] = [];
  const uv: number[] = [];
  const seams: number[] = [];
  const edges: number[] = [];
  const triangles: number[] = [];
  const pieces: MeshPiece[] = [];
  return {
    vertex: ({ position, normal, uv: at, seamDistance, edgeDistance }) => {
      positions.push(...position);
      normals.push(...normal);
      uv.push(...at);
      seams.push(seamDistance);
      edges.push(edgeDistance);
      return seams.length - 1;
    },
    triangle: (a, b, c) => {
      triangles.push(a, b, c);
    },
    endPiece: (name, layer, grainDeg) => {
      const last = pieces[pieces.length - 1];
      const firstTriangle = last ? last.firstTriangle + last.triangleCount : 0;
      pieces.push({ name, layer, grainDeg, firstTriangle, triangleCount: triangles.length / 3 - firstTriangle });
    },
    finish: (rest) => ({
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      patternUv: Float32Array.from(uv),
      seamDistance: Float32Array.from(seams),
      edgeDistance: Float32Array.from(edges),
      triangles: Uint32Array.from(triangles),
      pieces,
      ...rest,
    }),
  };
}
