import type { SewnCloth } from './sew.ts';

// Bound once: these run in the innermost loops.
const { abs, atan2, hypot, sin } = Math;

/** One side of an edge: the triangle's third particle and the lengths in its flat piece. */
export type EdgeSide = {
  readonly opposite: number;
  /** Of the edge, and from its two ends to the opposite corner, in cm. */
  readonly length: number;
  readonly fromFirst: number;
  readonly fromSecond: number;
  readonly area: number;
  readonly piece: number;
  /** 0 along warp or weft, 1 on the bias. */
  readonly bias: number;
};

/** An edge between two particles, with the one or two triangles (more where layers are sewn into one seam) that share it. */
export type MeshEdge = { readonly first: number; readonly second: number; readonly sides: EdgeSide[] };

/** Every edge of the sewn cloth, once. */
export function meshEdges(cloth: SewnCloth): MeshEdge[] {
  const found = new Map<number, MeshEdge>();
  const { triangles, particleOf, particleCount } = cloth;
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const a = triangles[t + k] ?? 0;
      const b = triangles[t + ((k + 1) % 3)] ?? 0;
      const c = triangles[t + ((k + 2) % 3)] ?? 0;
      const [pa, pb] = [particleOf[a] ?? 0, particleOf[b] ?? 0];
      if (pa === pb) continue;
      const [from, to, first, second] = pa < pb ? [a, b, pa, pb] : [b, a, pb, pa];
      const key = first * particleCount + second;
      const edge = found.get(key) ?? { first, second, sides: [] };
      edge.sides.push(sideOf(cloth, from, to, c));
      found.set(key, edge);
    }
  }
  return [...found.values()];
}

function sideOf(cloth: SewnCloth, from: number, to: number, opposite: number): EdgeSide {
  const { uv, pieceOf, particleOf, pieces } = cloth;
  const read = (vertex: number) => [uv[2 * vertex] ?? 0, uv[2 * vertex + 1] ?? 0] as const;
  const [a, b, c] = [read(from), read(to), read(opposite)];
  const piece = pieceOf[from] ?? 0;
  const grain = ((pieces[piece]?.piece.grainDeg ?? 0) * Math.PI) / 180;
  const angle = atan2(b[1] - a[1], b[0] - a[0]) - grain;
  return {
    opposite: particleOf[opposite] ?? 0,
    length: hypot(b[0] - a[0], b[1] - a[1]),
    fromFirst: hypot(c[0] - a[0], c[1] - a[1]),
    fromSecond: hypot(c[0] - b[0], c[1] - b[1]),
    area: abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2,
    piece,
    bias: sin(2 * angle) ** 2,
  };
}
