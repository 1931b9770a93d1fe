import { distanceToLines } from '../geometry/polygon.ts';
import { lengthOf, type Polyline } from '../geometry/polyline.ts';
import { distance3, type Vec3 } from '../geometry/vector.ts';
import type { EdgeName, Pattern, PatternPiece } from '../pattern/pattern.ts';
import { cutLattice, type PieceLattice } from './lattice.ts';

/** Distances to seams and free edges are kept up to this many cm. */
const farCm = 8;

/** A piece's share of the vertices and triangles. */
type SewnPiece = {
  readonly piece: PatternPiece;
  readonly firstVertex: number;
  readonly vertexCount: number;
  readonly firstTriangle: number;
  readonly triangleCount: number;
};

/** A pattern cut into triangles and sewn: vertices belong to one piece, particles are shared where pieces are sewn together. */
export type SewnCloth = {
  readonly pattern: Pattern;
  readonly step: number;
  readonly pieces: readonly SewnPiece[];
  /** Two numbers a vertex. */
  readonly uv: Float64Array;
  readonly particleOf: Int32Array;
  readonly pieceOf: Int32Array;
  readonly seamDistance: Float64Array;
  readonly edgeDistance: Float64Array;
  /** Three vertices a triangle, ordered by piece. */
  readonly triangles: Int32Array;
  /** Vertices along each edge. */
  readonly edges: ReadonlyMap<EdgeName, readonly number[]>;
  readonly particleCount: number;
  /** Three numbers a particle: where the pieces are held at first. */
  readonly start: Float64Array;
};

/** Cuts every piece with lattice `step` cm and merges the points of sewn edges. */
export function sew(pattern: Pattern, step: number): SewnCloth {
  const segments = countSegments(pattern, step);
  const lattices = pattern.pieces.map((piece) => cutLattice(piece, step, (edge) => segments.get(`${piece.name}.${edge}`) ?? 1));
  const pieces: SewnPiece[] = [];
  const uv: number[] = [];
  const triangles: number[] = [];
  const placed: Vec3[] = [];
  const edges = new Map<EdgeName, number[]>();
  lattices.forEach((lattice, i) => {
    const piece = pattern.pieces[i];
    if (!piece) return;
    const firstVertex = uv.length / 2;
    pieces.push({
      piece,
      firstVertex,
      vertexCount: lattice.points.length,
      firstTriangle: triangles.length / 3,
      triangleCount: lattice.triangles.length / 3,
    });
    triangles.push(...lattice.triangles.map((corner) => corner + firstVertex));
    for (const [name, list] of lattice.edges)
      edges.set(
        `${piece.name}.${name}`,
        list.map((v) => v + firstVertex),
      );
    for (const [u, v] of lattice.points) {
      uv.push(u, v);
      placed.push(piece.place(u, v));
    }
  });
  const merged = mergeSeams(pattern, edges, placed);
  return {
    pattern,
    step,
    pieces,
    uv: Float64Array.from(uv),
    triangles: Int32Array.from(triangles),
    edges,
    pieceOf: Int32Array.from(pieces.flatMap(({ vertexCount }, i) => Array.from({ length: vertexCount }, () => i))),
    ...distances(pattern, lattices),
    ...merged,
  };
}

/** Sewn edges are cut into equally many parts, as many as the longer needs. */
function countSegments(pattern: Pattern, step: number): Map<EdgeName, number> {
  const counts = new Map<EdgeName, number>();
  for (const piece of pattern.pieces)
    for (const { name, line } of piece.outline) counts.set(`${piece.name}.${name}`, Math.max(1, Math.round(lengthOf(line) / step)));
  // An edge may be sewn twice, to a facing and to a collar: three rounds carry the count through.
  for (let round = 0; round < 3; round++) {
    for (const {
      edges: [a, b],
    } of pattern.seams) {
      const [na, nb] = [counts.get(a), counts.get(b)];
      if (na === undefined || nb === undefined) throw new Error(`the pattern sews ${a} to ${b}, and one of them is not cut`);
      counts.set(a, Math.max(na, nb));
      counts.set(b, Math.max(na, nb));
    }
  }
  return counts;
}

function mergeSeams(pattern: Pattern, edges: ReadonlyMap<EdgeName, readonly number[]>, placed: readonly Vec3[]) {
  const parent = Int32Array.from(placed, (_, i) => i);
  const find = (i: number): number => {
    let root = i;
    while ((parent[root] ?? root) !== root) root = parent[root] ?? root;
    return root;
  };
  for (const seam of pattern.seams) {
    const a = edges.get(seam.edges[0]) ?? [];
    const b = edges.get(seam.edges[1]) ?? [];
    const isReversed = seam.isReversed ?? spanBetween(a, [...b].reverse(), placed) < spanBetween(a, b, placed);
    a.forEach((vertex, i) => {
      parent[find(vertex)] = find(b[isReversed ? b.length - 1 - i : i] ?? vertex);
    });
  }
  const numbers = new Map<number, number>();
  const particleOf = Int32Array.from(placed, (_, i) => {
    const root = find(i);
    const known = numbers.get(root) ?? numbers.size;
    numbers.set(root, known);
    return known;
  });
  return { particleOf, particleCount: numbers.size, start: averagePlaces(placed, particleOf, numbers.size) };
}

/** How far apart two edges are held, point by point: tells which way round they are sewn. */
function spanBetween(a: readonly number[], b: readonly number[], placed: readonly Vec3[]): number {
  return a.reduce((sum, vertex, i) => {
    const [p, q] = [placed[vertex], placed[b[i] ?? vertex]];
    return p && q ? sum + distance3(p, q) : sum;
  }, 0);
}

function averagePlaces(placed: readonly Vec3[], particleOf: Int32Array, count: number): Float64Array {
  const start = new Float64Array(3 * count);
  const shares = new Float64Array(count);
  placed.forEach((point, i) => {
    const q = particleOf[i] ?? 0;
    shares[q] = (shares[q] ?? 0) + 1;
    for (let k = 0; k < 3; k++) start[3 * q + k] = (start[3 * q + k] ?? 0) + (point[k] ?? 0);
  });
  return start.map((sum, i) => sum / (shares[(i / 3) | 0] ?? 1));
}

function distances(pattern: Pattern, lattices: readonly PieceLattice[]) {
  const sewn = new Set<string>(pattern.seams.flatMap(({ edges }) => edges));
  const seamDistance: number[] = [];
  const edgeDistance: number[] = [];
  lattices.forEach((lattice, i) => {
    const piece = pattern.pieces[i];
    if (!piece) return;
    const lines = (isSewn: boolean): Polyline[] =>
      piece.outline.filter(({ name }) => sewn.has(`${piece.name}.${name}`) === isSewn).map(({ line }) => line);
    const folds = (piece.creases ?? []).flatMap(({ isIroned, line }) => (isIroned ? [] : [line]));
    const [seams, free] = [[...lines(true), ...folds], lines(false)];
    for (const [u, v] of lattice.points) {
      seamDistance.push(Math.min(farCm, distanceToLines(u, v, seams)));
      edgeDistance.push(Math.min(farCm, distanceToLines(u, v, free)));
    }
  });
  return { seamDistance: Float64Array.from(seamDistance), edgeDistance: Float64Array.from(edgeDistance) };
}
