import type { GarmentMesh } from '@orime/cloth';
import { f32, u32 } from './read.ts';
import type { MeshPart } from './scene-mesh.ts';
import { sheetOf, subdivided, type Sheet } from './subdivide.ts';

/** Which surface a piece shows outside and inside. */
export type PieceSurfaces = { readonly outside: number; readonly inside: number };

const dividedAboveCm = 0.7;

/**
 * Gives a draped sheet its thickness: an outer and an inner surface and a rim along every free edge. Meshes coarser than
 * 7 mm are divided once. `surfacesOf` is asked once a piece, by its number.
 */
export function shellOf(mesh: GarmentMesh, surfacesOf: (piece: number) => PieceSurfaces): MeshPart {
  const whole = sheetOf(mesh);
  const sheet = meanEdge(whole) > dividedAboveCm ? subdivided(whole) : whole;
  const count = sheet.positions.length / 3;
  const half = mesh.thicknessCm / 2;
  const rim = freeEdges(sheet);
  const triangleCount = sheet.pieces.length;
  const triangles = new Uint32Array(triangleCount * 6 + rim.length * 2);
  const surfaces = new Uint16Array(triangles.length / 3);
  const choices = mesh.pieces.map((_, piece) => surfacesOf(piece));
  triangles.set(sheet.triangles);
  for (let t = 0; t < triangleCount; t++) {
    const [a, b, c] = [0, 1, 2].map((k) => u32(sheet.triangles, t * 3 + k) + count) as [number, number, number];
    triangles.set([a, c, b], (triangleCount + t) * 3);
    const choice = choices[sheet.pieces[t] ?? 0];
    surfaces[t] = choice?.outside ?? 0;
    surfaces[triangleCount + t] = choice?.inside ?? 0;
  }
  for (let i = 0; i < rim.length; i += 3) {
    const [a, b, piece] = [rim[i] ?? 0, rim[i + 1] ?? 0, rim[i + 2] ?? 0];
    triangles.set([b, a, a + count, b, a + count, b + count], triangleCount * 6 + i * 2);
    surfaces.fill(choices[piece]?.outside ?? 0, triangleCount * 2 + (i / 3) * 2, triangleCount * 2 + (i / 3) * 2 + 2);
  }
  return {
    positions: bothSides(count, (i, side) => f32(sheet.positions, i) + f32(sheet.normals, i) * half * side),
    normals: bothSides(count, (i, side) => f32(sheet.normals, i) * side),
    uv: twice(sheet.patternUv),
    seamDistance: twice(sheet.seamDistance),
    edgeDistance: twice(sheet.edgeDistance),
    parents: Uint32Array.from({ length: count * 4 }, (_, i) => u32(sheet.parents, i % (count * 2)) + (i < count * 2 ? 0 : count)),
    triangles,
    surface: surfaces,
  };
}

function meanEdge({ positions, triangles }: Sheet): number {
  let sum = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = u32(triangles, t) * 3;
    const b = u32(triangles, t + 1) * 3;
    sum += Math.hypot(
      f32(positions, b) - f32(positions, a),
      f32(positions, b + 1) - f32(positions, a + 1),
      f32(positions, b + 2) - f32(positions, a + 2),
    );
  }
  return (sum * 3) / triangles.length;
}

/** Ends and piece of each edge that bounds the cloth. Pieces share places, not vertices, so edges are compared by place. */
function freeEdges({ positions, triangles, pieces }: Sheet): readonly number[] {
  const places = new Map<string, number>();
  const placeOf = Uint32Array.from({ length: positions.length / 3 }, (_, i) => {
    const key = [0, 1, 2].map((k) => Math.round(f32(positions, i * 3 + k) * 1000)).join();
    const known = places.get(key) ?? places.size;
    places.set(key, known);
    return known;
  });
  const edges = new Map<number, readonly [number, number, number] | undefined>();
  for (let i = 0; i < triangles.length; i++) {
    const a = u32(triangles, i);
    const b = u32(triangles, i % 3 === 2 ? i - 2 : i + 1);
    const [low, high] = [u32(placeOf, a), u32(placeOf, b)].sort((x, y) => x - y) as [number, number];
    const key = low * 0x4000000 + high;
    edges.set(key, edges.has(key) ? undefined : [a, b, pieces[Math.floor(i / 3)] ?? 0]);
  }
  return [...edges.values()].flatMap((edge) => edge ?? []);
}

function bothSides(count: number, value: (index: number, side: 1 | -1) => number): Float32Array {
  const result = new Float32Array(count * 6);
  for (let i = 0; i < count * 3; i++) {
    result[i] = value(i, 1);
    result[count * 3 + i] = value(i, -1);
  }
  return result;
}

function twice(values: Float32Array): Float32Array {
  const result = new Float32Array(values.length * 2);
  result.set(values);
  result.set(values, values.length);
  return result;
}
