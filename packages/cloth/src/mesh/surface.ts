import type { DrapedCloth } from '../drape/drape-pattern.ts';

/** A draped surface whose pieces share positions along their seams. Attributes are per vertex, positions per joint. */
export type Surface = {
  /** Three numbers a joint. */
  readonly positions: Float64Array;
  readonly jointOf: Int32Array;
  /** Two numbers a vertex. */
  readonly uv: Float64Array;
  readonly seamDistance: Float64Array;
  readonly edgeDistance: Float64Array;
  /** Three vertices a triangle, counter-clockwise seen from outside, ordered by piece. */
  readonly triangles: Int32Array;
  readonly ranges: readonly { readonly firstTriangle: number; readonly triangleCount: number }[];
};

/** The lattice as it came to rest, with every triangle turned to face outwards. */
export function surfaceOf({ cloth, positions, outward }: DrapedCloth): Surface {
  const triangles = cloth.triangles.slice();
  cloth.pieces.forEach(({ firstTriangle, triangleCount }, i) => {
    if (outward[i] === 1) return;
    for (let t = 3 * firstTriangle; t < 3 * (firstTriangle + triangleCount); t += 3) {
      const [b, c] = [triangles[t + 1] ?? 0, triangles[t + 2] ?? 0];
      triangles[t + 1] = c;
      triangles[t + 2] = b;
    }
  });
  return {
    positions: positions.slice(),
    jointOf: cloth.particleOf,
    uv: cloth.uv,
    seamDistance: cloth.seamDistance,
    edgeDistance: cloth.edgeDistance,
    triangles,
    ranges: cloth.pieces.map(({ firstTriangle, triangleCount }) => ({ firstTriangle, triangleCount })),
  };
}
