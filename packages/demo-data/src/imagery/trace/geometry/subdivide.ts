import type { GarmentMesh } from '@orime/cloth';
import { f32, u32 } from './read.ts';

/** One sheet of cloth, dense enough to be seen: the garment's own vertices first, then the middles of its edges. */
export type Sheet = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly patternUv: Float32Array;
  readonly seamDistance: Float32Array;
  readonly edgeDistance: Float32Array;
  readonly triangles: Uint32Array;
  /** Number of the piece of each triangle. */
  readonly pieces: Uint16Array;
  /** As in `SceneMesh`. */
  readonly parents: Uint32Array;
};

/** How far a middle moves from the chord towards the curve that both normals suggest: 1 would be the full Phong surface. */
const roundness = 0.375;

/** The garment as it is, without division. */
export function sheetOf(mesh: GarmentMesh): Sheet {
  const pieces = new Uint16Array(mesh.triangles.length / 3);
  mesh.pieces.forEach(({ firstTriangle, triangleCount }, i) => pieces.fill(i, firstTriangle, firstTriangle + triangleCount));
  const parents = Uint32Array.from({ length: (mesh.positions.length / 3) * 2 }, (_, i) => i >> 1);
  return { ...mesh, pieces, parents };
}

/** Every triangle in four, middles lifted along the normals, so that outlines are round and no crease is invented. */
export function subdivided(sheet: Sheet): Sheet {
  const before = sheet.positions.length / 3;
  const middles = edgeMiddles(sheet.triangles, before);
  const count = before + middles.ends.length / 2;
  const result = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    patternUv: new Float32Array(count * 2),
    seamDistance: new Float32Array(count),
    edgeDistance: new Float32Array(count),
    triangles: new Uint32Array(sheet.triangles.length * 4),
    pieces: new Uint16Array(sheet.pieces.length * 4),
    parents: new Uint32Array(count * 2),
  };
  for (const key of ['positions', 'normals', 'patternUv', 'seamDistance', 'edgeDistance', 'parents'] as const) result[key].set(sheet[key]);
  for (let i = 0; i < middles.ends.length / 2; i++) {
    const a = middles.ends[i * 2] ?? 0;
    const b = middles.ends[i * 2 + 1] ?? 0;
    placeMiddle(sheet, result, before + i, a, b);
  }
  for (let t = 0; t < sheet.pieces.length; t++) {
    const [a, b, c] = [0, 1, 2].map((k) => u32(sheet.triangles, t * 3 + k)) as [number, number, number];
    const [ab, bc, ca] = [0, 1, 2].map((k) => middles.ofCorner[t * 3 + k] ?? 0) as [number, number, number];
    result.triangles.set([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], t * 12);
    result.pieces.fill(sheet.pieces[t] ?? 0, t * 4, t * 4 + 4);
  }
  return result;
}

type Filled = { -readonly [Key in keyof Sheet]: Sheet[Key] };

function placeMiddle(from: Sheet, to: Filled, vertex: number, a: number, b: number): void {
  let lift = 0;
  let length = 0;
  for (let k = 0; k < 3; k++) {
    const half = (f32(from.positions, b * 3 + k) - f32(from.positions, a * 3 + k)) / 2;
    lift += half * (f32(from.normals, a * 3 + k) - f32(from.normals, b * 3 + k));
    to.normals[vertex * 3 + k] = f32(from.normals, a * 3 + k) + f32(from.normals, b * 3 + k);
    length += f32(to.normals, vertex * 3 + k) ** 2;
  }
  length = Math.sqrt(length) || 1;
  for (let k = 0; k < 3; k++) {
    to.normals[vertex * 3 + k] = f32(to.normals, vertex * 3 + k) / length;
    const middle = (f32(from.positions, a * 3 + k) + f32(from.positions, b * 3 + k)) / 2;
    to.positions[vertex * 3 + k] = middle - (f32(to.normals, vertex * 3 + k) * lift * roundness) / 2;
  }
  for (let k = 0; k < 2; k++) to.patternUv[vertex * 2 + k] = (f32(from.patternUv, a * 2 + k) + f32(from.patternUv, b * 2 + k)) / 2;
  to.seamDistance[vertex] = (f32(from.seamDistance, a) + f32(from.seamDistance, b)) / 2;
  to.edgeDistance[vertex] = (f32(from.edgeDistance, a) + f32(from.edgeDistance, b)) / 2;
  to.parents[vertex * 2] = a;
  to.parents[vertex * 2 + 1] = b;
}

/** The new vertex of each edge of each triangle (corner k to k + 1), and both ends of each new vertex. */
function edgeMiddles(triangles: Uint32Array, before: number): { readonly ends: number[]; readonly ofCorner: Uint32Array } {
  const known = new Map<number, number>();
  const ends: number[] = [];
  const ofCorner = new Uint32Array(triangles.length);
  for (let i = 0; i < triangles.length; i++) {
    const a = u32(triangles, i);
    const b = u32(triangles, i % 3 === 2 ? i - 2 : i + 1);
    const key = Math.min(a, b) * 0x4000000 + Math.max(a, b);
    let middle = known.get(key);
    if (middle === undefined) {
      middle = before + ends.length / 2;
      known.set(key, middle);
      ends.push(a, b);
    }
    ofCorner[i] = middle;
  }
  return { ends, ofCorner };
}
