import { isGathered, restLength } from '../drape/constraints.ts';
import { heldPlaces, type DrapedCloth } from '../drape/drape-pattern.ts';
import { meshEdges } from '../drape/mesh-edges.ts';
import { createProbe } from '../form/collider.ts';
import { findCrossings } from './crossings.ts';

/** What is measured on a drape; strains are shares (0.03 is three per cent), gathers and what is held by pins left out. */
export type DrapeMeasures = {
  /** How far the deepest particle lies inside the form, in cm; 0 if none does. */
  readonly deepestCm: number;
  readonly meanStrain: number;
  readonly strain999: number;
  /** Widest gap between points that are sewn or buttoned together, in cm. */
  readonly widestSeamCm: number;
  /** Triangles that pass through another triangle, as a share of all. The armpits are left out: what is pressed there no picture shows. */
  readonly crossingShare: number;
};

/** Measures a drape against what a well-sewn garment must hold: see `drapeLimits`. */
export function measureDrape(draped: DrapedCloth): DrapeMeasures {
  const strains = edgeStrains(draped).sort((a, b) => a - b);
  return {
    deepestCm: deepest(draped),
    meanStrain: strains.reduce((sum, strain) => sum + strain, 0) / Math.max(1, strains.length),
    strain999: strains[Math.floor(strains.length * 0.999)] ?? 0,
    widestSeamCm: widestSeam(draped),
    crossingShare: findCrossings(draped).filter((t) => !isInArmpit(draped, t)).length / (draped.cloth.triangles.length / 3),
  };
}

/** The most a drape may measure. */
export const drapeLimits: DrapeMeasures = { deepestCm: 0.1, meanStrain: 0.03, strain999: 0.2, widestSeamCm: 1, crossingShare: 0.008 };

/** Between arm and trunk, where a lowered arm presses sleeve and side into folds. */
const armpit = { x: 16, y: 121, z: -1, radiusCm: 9 } as const;

function isInArmpit({ cloth, positions: x }: DrapedCloth, triangle: number): boolean {
  if (cloth.pattern.support.kind !== 'form' || !cloth.pattern.support.arms) return false;
  const q = 3 * (cloth.particleOf[cloth.triangles[3 * triangle] ?? 0] ?? 0);
  return Math.hypot(Math.abs(x[q] ?? 0) - armpit.x, (x[q + 1] ?? 0) - armpit.y, (x[q + 2] ?? 0) - armpit.z) < armpit.radiusCm;
}

function deepest({ positions: x, collider }: DrapedCloth): number {
  const probe = createProbe();
  let least = 0;
  for (let q = 0; q < x.length; q += 3) least = Math.min(least, collider.distance(x[q] ?? 0, x[q + 1] ?? 0, x[q + 2] ?? 0, probe));
  return -least;
}

function edgeStrains({ cloth, positions: x }: DrapedCloth): number[] {
  const held = heldPlaces(cloth);
  return meshEdges(cloth)
    .filter((edge) => !isGathered(edge) && !held.has(edge.first) && !held.has(edge.second))
    .map((edge) => {
      const [a, b] = [3 * edge.first, 3 * edge.second];
      const length = Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (x[a + 1] ?? 0) - (x[b + 1] ?? 0), (x[a + 2] ?? 0) - (x[b + 2] ?? 0));
      return Math.abs(length / restLength(edge) - 1);
    });
}

/** Sewn points share a particle and cannot part; a seam that was never merged, or a link that tore, shows here. */
function widestSeam({ cloth, positions: x }: DrapedCloth): number {
  let widest = 0;
  for (const { edges } of cloth.pattern.seams) {
    const [a, b] = edges.map((edge) => new Set((cloth.edges.get(edge) ?? []).map((vertex) => cloth.particleOf[vertex] ?? -1)));
    if (!a || !b) continue;
    for (const particle of a) if (!b.has(particle)) widest = Math.max(widest, leastGap(x, particle, b));
  }
  return widest;
}

function leastGap(x: Float64Array, particle: number, others: ReadonlySet<number>): number {
  let least = Infinity;
  for (const other of others) {
    const d = (k: number) => (x[3 * particle + k] ?? 0) - (x[3 * other + k] ?? 0);
    least = Math.min(least, Math.hypot(d(0), d(1), d(2)));
  }
  return least;
}
