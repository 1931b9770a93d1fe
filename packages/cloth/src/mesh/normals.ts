import type { Surface } from './surface.ts';

/** Pieces that meet at a sharper angle than this keep their own normals: collar falls, turned cuffs. */
const smoothLimit = 0.2;

/** Normals of length 1, three numbers a vertex, smooth across seams but not across pressed folds. */
export function vertexNormals(surface: Surface): Float64Array {
  const own = facetSums(surface, (t, k) => surface.triangles[t + k] ?? 0, surface.uv.length / 2);
  const out = own.slice();
  for (const vertices of sharedVertices(surface)) {
    for (const a of vertices) {
      for (const b of vertices) {
        if (a === b || cosine(own, a, b) < smoothLimit) continue;
        for (let k = 0; k < 3; k++) out[3 * a + k] = (out[3 * a + k] ?? 0) + (own[3 * b + k] ?? 0);
      }
    }
  }
  return unit(out);
}

/** Normals of length 1 of the joints, folds and all. */
export function jointNormals({ triangles, jointOf, positions, ...rest }: Surface): Float64Array {
  const surface = { triangles, jointOf, positions, ...rest };
  return unit(facetSums(surface, (t, k) => jointOf[triangles[t + k] ?? 0] ?? 0, positions.length / 3));
}

function facetSums({ triangles, jointOf, positions: x }: Surface, target: (t: number, k: number) => number, count: number): Float64Array {
  const sums = new Float64Array(3 * count);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * (jointOf[triangles[t] ?? 0] ?? 0);
    const b = 3 * (jointOf[triangles[t + 1] ?? 0] ?? 0);
    const c = 3 * (jointOf[triangles[t + 2] ?? 0] ?? 0);
    const [ux, uy, uz] = [(x[b] ?? 0) - (x[a] ?? 0), (x[b + 1] ?? 0) - (x[a + 1] ?? 0), (x[b + 2] ?? 0) - (x[a + 2] ?? 0)];
    const [vx, vy, vz] = [(x[c] ?? 0) - (x[a] ?? 0), (x[c + 1] ?? 0) - (x[a + 1] ?? 0), (x[c + 2] ?? 0) - (x[a + 2] ?? 0)];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (let k = 0; k < 3; k++) {
      const q = 3 * target(t, k);
      for (let axis = 0; axis < 3; axis++) sums[q + axis] = (sums[q + axis] ?? 0) + (normal[axis] ?? 0);
    }
  }
  return sums;
}

/** Vertices of different pieces at the same joint. */
function sharedVertices({ jointOf }: Surface): number[][] {
  const lists = new Map<number, number[]>();
  jointOf.forEach((joint, vertex) => {
    const list = lists.get(joint);
    if (list) list.push(vertex);
    else lists.set(joint, [vertex]);
  });
  return [...lists.values()].filter((list) => list.length > 1);
}

function cosine(n: Float64Array, a: number, b: number): number {
  const at = (i: number, k: number) => n[3 * i + k] ?? 0;
  const length = Math.hypot(at(a, 0), at(a, 1), at(a, 2)) * Math.hypot(at(b, 0), at(b, 1), at(b, 2)) || 1;
  return (at(a, 0) * at(b, 0) + at(a, 1) * at(b, 1) + at(a, 2) * at(b, 2)) / length;
}

function unit(n: Float64Array): Float64Array {
  for (let q = 0; q < n.length; q += 3) {
    const length = Math.hypot(n[q] ?? 0, n[q + 1] ?? 0, n[q + 2] ?? 0) || 1;
    for (let k = 0; k < 3; k++) n[q + k] = (n[q + k] ?? 0) / length;
  }
  return n;
}
