import type { GarmentMesh } from '@orime/cloth';
import { f32, u32 } from './read.ts';
import type { MeshPart } from './scene-mesh.ts';
import { sheetOf, subdivided, type Sheet } from './subdivide.ts';

/** Which surface a piece shows outside and inside. */
export type PieceSurfaces = { readonly outside: number; readonly inside: number };

const dividedAboveCm = 0.7;

/** What of a shell follows from its drape alone, so that all views and all colours of a drape share it. */
type Shape = Omit<MeshPart, 'surface'> & { readonly pieces: Uint16Array; readonly rimPieces: readonly number[] };

const shapes = new WeakMap<GarmentMesh, Shape>();

/**
 * Gives a draped sheet its thickness: an outer and an inner surface and a rim along every free edge. Meshes coarser than
 * 7 mm are divided once. `surfacesOf` is asked once a piece, by its number.
 */
export function shellOf(mesh: GarmentMesh, surfacesOf: (piece: number) => PieceSurfaces): MeshPart {
  const { pieces, rimPieces, ...part } = shapes.get(mesh) ?? shapeOf(mesh);
  const count = pieces.length;
  const surface = new Uint16Array(count * 2 + rimPieces.length * 2);
  const choices = mesh.pieces.map((_, piece) => surfacesOf(piece));
  for (let t = 0; t < count; t++) {
    const choice = choices[pieces[t] ?? 0];
    surface[t] = choice?.outside ?? 0;
    surface[count + t] = choice?.inside ?? 0;
  }
  rimPieces.forEach((piece, i) => surface.fill(choices[piece]?.outside ?? 0, count * 2 + i * 2, count * 2 + i * 2 + 2));
  return { ...part, surface };
}

function shapeOf(mesh: GarmentMesh): Shape {
  const whole = sheetOf(mesh);
  const sheet = meanEdge(whole) > dividedAboveCm ? subdivided(whole) : whole;
  const count = sheet.positions.length / 3;
  const half = mesh.thicknessCm / 2;
  const rim = freeEdges(sheet);
  const corners = sheet.triangles.length;
  const triangles = new Uint32Array(corners * 2 + rim.length * 2);
  triangles.set(sheet.triangles);
  for (let t = 0; t < corners; t += 3) {
    triangles[corners + t] = u32(sheet.triangles, t) + count;
    triangles[corners + t + 1] = u32(sheet.triangles, t + 2) + count;
    triangles[corners + t + 2] = u32(sheet.triangles, t + 1) + count;
  }
  const rimPieces: number[] = [];
  for (let i = 0; i < rim.length; i += 3) {
    const [a, b, piece] = [rim[i] ?? 0, rim[i + 1] ?? 0, rim[i + 2] ?? 0];
    triangles.set([b, a, a + count, b, a + count, b + count], corners * 2 + i * 2);
    rimPieces.push(piece);
  }
  const shape: Shape = {
    positions: bothSides(count, (i, side) => f32(sheet.positions, i) + f32(sheet.normals, i) * half * side),
    normals: bothSides(count, (i, side) => f32(sheet.normals, i) * side),
    uv: twice(sheet.patternUv),
    seamDistance: twice(sheet.seamDistance),
    edgeDistance: twice(sheet.edgeDistance),
    parents: bothParents(sheet.parents, count),
    triangles,
    pieces: sheet.pieces,
    rimPieces,
  };
  shapes.set(mesh, shape);
  return shape;
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
  const placeOf = placesOf(positions);
  const edges = new Map<number, number>();
  for (let i = 0; i < triangles.length; i++) {
    const a = u32(placeOf, u32(triangles, i));
    const b = u32(placeOf, u32(triangles, nextCorner(i)));
    const key = a < b ? a * 0x4000000 + b : b * 0x4000000 + a;
    edges.set(key, edges.has(key) ? -1 : i);
  }
  const free: number[] = [];
  for (const i of edges.values()) if (i >= 0) free.push(u32(triangles, i), u32(triangles, nextCorner(i)), pieces[Math.floor(i / 3)] ?? 0);
  return free;
}

function nextCorner(corner: number): number {
  return corner % 3 === 2 ? corner - 2 : corner + 1;
}

/** Garments reach less than a metre to each side and are lower than two: three such numbers fit into one without loss. */
const sideStep = 100_000;

/** A number for each vertex, equal for vertices within the same hundredth of a millimetre. */
function placesOf(positions: Float32Array): Uint32Array {
  const places = new Map<number, number>();
  const step = (i: number): number => Math.round(f32(positions, i) * 1000);
  return Uint32Array.from({ length: positions.length / 3 }, (_, i) => {
    const [x, y, z] = [step(i * 3) + sideStep, step(i * 3 + 1), step(i * 3 + 2) + sideStep];
    const key = x + (z + y * 2 * sideStep) * 2 * sideStep;
    const known = places.get(key) ?? places.size;
    places.set(key, known);
    return known;
  });
}

function bothParents(parents: Uint32Array, count: number): Uint32Array {
  const result = new Uint32Array(parents.length * 2);
  result.set(parents);
  for (let i = 0; i < parents.length; i++) result[parents.length + i] = u32(parents, i) + count;
  return result;
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
