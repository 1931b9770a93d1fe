import { collapseAllowed, createRings, type Rings } from './collapse.ts';
import type { GarmentMesh } from './garment-mesh.ts';
import { addQuadric, quadricError, quadricsOf, quadricSize } from './quadrics.ts';

/** Share of the candidates taken in one pass: costs are computed anew in between. */
const shareOfPass = 0.35;
const mostPasses = 60;

/**
 * The mesh with at most `mostTriangles`, or as few as it can be brought to. Vertices move onto neighbours, those first whose loss shows
 * least (Garland and Heckbert's quadrics), so that places in the pattern stay true. Outlines of pieces are kept as they are: seams do
 * not open.
 */
export function simplifyMesh(mesh: GarmentMesh, mostTriangles: number): GarmentMesh {
  const quadrics = quadricsOf(mesh);
  let triangles: Uint32Array = mesh.triangles;
  let pieces = pieceOfTriangle(mesh);
  for (let pass = 0; pass < mostPasses && triangles.length / 3 > mostTriangles; pass++) {
    const target = collapses(mesh, triangles, quadrics, mostTriangles);
    if (!target) break;
    const kept = [...pieces.keys()].filter((t) => !isFlat(triangles, t, target));
    triangles = Uint32Array.from(kept.flatMap((t) => [0, 1, 2].map((k) => target[triangles[3 * t + k] ?? 0] ?? 0)));
    pieces = Int32Array.from(kept, (t) => pieces[t] ?? 0);
  }
  return compacted(mesh, triangles, pieces);
}

/** Where each vertex goes in one pass; nothing when none may move. */
function collapses(mesh: GarmentMesh, triangles: Uint32Array, quadrics: Float64Array, mostTriangles: number): Int32Array | undefined {
  const { positions } = mesh;
  const rings = createRings(triangles, positions.length / 3);
  const candidates: { readonly from: number; readonly to: number; readonly cost: number }[] = [];
  for (let from = 0; from < positions.length / 3; from++) {
    const best = rings.isInner(from) ? cheapest(rings, positions, quadrics, from) : undefined;
    if (best) candidates.push({ from, ...best });
  }
  if (candidates.length === 0) return undefined;
  candidates.sort((a, b) => a.cost - b.cost);
  const target = Int32Array.from({ length: positions.length / 3 }, (_, i) => i);
  const touched = new Uint8Array(target.length);
  let left = triangles.length / 3 - mostTriangles;
  for (const { from, to } of candidates.slice(0, Math.ceil(candidates.length * shareOfPass))) {
    if (left <= 0) break;
    const ring = rings.neighbours(from);
    if (touched[from] || ring.some((neighbour) => touched[neighbour])) continue;
    target[from] = to;
    for (const neighbour of [from, ...ring]) touched[neighbour] = 1;
    addQuadric(quadrics, to * quadricSize, quadrics, from * quadricSize);
    left -= 2;
  }
  return target;
}

function cheapest(
  rings: Rings,
  positions: Float32Array,
  quadrics: Float64Array,
  from: number,
): { readonly to: number; readonly cost: number } | undefined {
  let best: { readonly to: number; readonly cost: number } | undefined;
  for (const to of rings.neighbours(from)) {
    const cost = quadricError(quadrics, from * quadricSize, positions, 3 * to);
    if ((best && cost >= best.cost) || !collapseAllowed(rings, positions, from, to)) continue;
    best = { to, cost };
  }
  return best;
}

function isFlat(triangles: Uint32Array, t: number, target: Int32Array): boolean {
  const [a, b, c] = [0, 1, 2].map((k) => target[triangles[3 * t + k] ?? 0]);
  return a === b || b === c || c === a;
}

function pieceOfTriangle({ pieces, triangles }: GarmentMesh): Int32Array {
  const out = new Int32Array(triangles.length / 3);
  pieces.forEach(({ firstTriangle, triangleCount }, i) => out.fill(i, firstTriangle, firstTriangle + triangleCount));
  return out;
}

/** Vertices that no triangle uses go; triangles are still ordered by piece. */
function compacted(mesh: GarmentMesh, triangles: Uint32Array, pieceOf: Int32Array): GarmentMesh {
  const used = [...new Set(triangles)].sort((a, b) => a - b);
  const numbers = new Map(used.map((vertex, i) => [vertex, i]));
  const pick = (values: Float32Array, size: number): Float32Array =>
    Float32Array.from({ length: used.length * size }, (_, i) => values[(used[Math.floor(i / size)] ?? 0) * size + (i % size)] ?? 0);
  let firstTriangle = 0;
  const pieces = mesh.pieces.map((piece, i) => {
    const triangleCount = pieceOf.reduce((sum, number) => sum + (number === i ? 1 : 0), 0);
    const ranged = { ...piece, firstTriangle, triangleCount };
    firstTriangle += triangleCount;
    return ranged;
  });
  return {
    ...mesh,
    pieces,
    positions: pick(mesh.positions, 3),
    normals: pick(mesh.normals, 3),
    patternUv: pick(mesh.patternUv, 2),
    seamDistance: pick(mesh.seamDistance, 1),
    edgeDistance: pick(mesh.edgeDistance, 1),
    triangles: triangles.map((vertex) => numbers.get(vertex) ?? 0),
  };
}
