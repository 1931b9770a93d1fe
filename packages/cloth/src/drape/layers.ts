import type { PatternPiece } from '../pattern/pattern.ts';
import type { LayerPair } from './layer-contact.ts';
import type { SewnCloth } from './sew.ts';

/** Both directions of every layer rule of the pattern: outer particles on inner triangles, and inner particles under outer triangles. */
export function layerPairs(cloth: SewnCloth, outward: readonly (1 | -1)[]): LayerPair[] {
  return cloth.pattern.layers.flatMap(({ outer, inner, gapCm, reachCm }) => {
    const reach = reachCm === undefined ? {} : { reachCm };
    return [
      { ...pairOf(cloth, outward, outer, inner, gapCm, 1), ...reach },
      { ...pairOf(cloth, outward, inner, outer, gapCm, -1), ...reach },
    ];
  });
}

/** Whether two particles belong to pieces with a layer rule, which replaces contact of particle with particle. Regions keep both. */
export function layeredPieces(cloth: SewnCloth): (a: number, b: number) => boolean {
  const groups = cloth.pieces.map(() => new Set<number>());
  const number = new Map(cloth.pieces.map(({ piece }, i) => [piece.name, i]));
  for (const { outer, inner } of cloth.pattern.layers) {
    for (const a of outer)
      for (const b of inner) {
        const [i, j] = [number.get(a), number.get(b)];
        if (i === undefined || j === undefined) continue;
        groups[i]?.add(j);
        groups[j]?.add(i);
      }
  }
  const pieceOfParticle = new Int32Array(cloth.particleCount);
  cloth.particleOf.forEach((particle, vertex) => {
    pieceOfParticle[particle] = cloth.pieceOf[vertex] ?? 0;
  });
  return (a, b) => groups[pieceOfParticle[a] ?? 0]?.has(pieceOfParticle[b] ?? 0) ?? false;
}

function pairOf(
  cloth: SewnCloth,
  outward: readonly (1 | -1)[],
  particlePieces: readonly string[],
  sheetPieces: readonly string[],
  gapCm: number,
  side: 1 | -1,
): LayerPair {
  const gaps = new Map<number, number>();
  const onSheet = new Set<number>();
  const triangles: number[] = [];
  const uvOf = (vertex: number) => [cloth.uv[2 * vertex] ?? 0, cloth.uv[2 * vertex + 1] ?? 0] as const;
  cloth.pieces.forEach(({ piece, firstVertex, vertexCount, firstTriangle, triangleCount }, i) => {
    for (const { isIn } of namedParts(piece, particlePieces)) {
      for (let v = firstVertex; v < firstVertex + vertexCount; v++) {
        if (!isIn(...uvOf(v))) continue;
        const particle = cloth.particleOf[v] ?? 0;
        gaps.set(particle, Math.min(gaps.get(particle) ?? Infinity, gapCm, 0.4 * (cloth.seamDistance[v] ?? 0)));
      }
    }
    for (const { isIn, isTurned } of namedParts(piece, sheetPieces)) {
      const isCounterClockwise = (outward[i] === 1) !== isTurned;
      for (let t = firstTriangle; t < firstTriangle + triangleCount; t++) {
        const vertices = [0, 1, 2].map((k) => cloth.triangles[3 * t + k] ?? 0);
        const mean = (axis: 0 | 1) => vertices.reduce((sum, vertex) => sum + uvOf(vertex)[axis], 0) / 3;
        if (!isIn(mean(0), mean(1))) continue;
        const [a, b, c] = vertices.map((vertex) => cloth.particleOf[vertex] ?? 0) as [number, number, number];
        triangles.push(a, ...(isCounterClockwise ? [b, c] : [c, b]));
        for (const corner of [a, b, c]) onSheet.add(corner);
      }
    }
  });
  const free = [...gaps].filter(([particle]) => !onSheet.has(particle));
  return {
    particles: Int32Array.from(free, ([particle]) => particle),
    gaps: Float64Array.from(free, ([, gap]) => gap),
    triangles: Int32Array.from(triangles),
    side,
  };
}

type Region = NonNullable<PatternPiece['regions']>[number];

/** The regions of a piece that a rule names; a rule that names the piece means all of it. */
function namedParts({ name, regions = [] }: PatternPiece, names: readonly string[]): readonly Pick<Region, 'isIn' | 'isTurned'>[] {
  if (names.includes(name)) return [{ isIn: () => true, isTurned: false }];
  return regions.filter((region) => names.includes(`${name}#${region.name}`));
}

/** What lies under the cloth and does not move: three numbers a point in cm, three points a triangle seen counter-clockwise from outside. */
export type WornUnder = { readonly positions: ArrayLike<number>; readonly triangles: ArrayLike<number> };

/** Positions of the cloth followed by those of what lies under it. */
export function withUnder(positions: Float64Array, { positions: under }: WornUnder): Float64Array {
  const out = new Float64Array(positions.length + under.length);
  out.set(positions);
  out.set(Array.from(under), positions.length);
  return out;
}

/** Every particle of the cloth keeps outside the garment below it. */
export function underPair(cloth: SewnCloth, { triangles }: WornUnder, thicknessCm: number): LayerPair {
  return {
    particles: Int32Array.from({ length: cloth.particleCount }, (_, i) => i),
    gaps: new Float64Array(cloth.particleCount).fill(0.2 + thicknessCm),
    triangles: Int32Array.from(triangles, (point) => point + cloth.particleCount),
    side: 1,
  };
}
