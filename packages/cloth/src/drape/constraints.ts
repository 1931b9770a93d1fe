import { distanceToLines } from '../geometry/polygon.ts';
import { createRandom, shuffle } from '../geometry/random.ts';
import type { PatternPiece } from '../pattern/pattern.ts';
import type { FabricPreset } from './fabric-presets.ts';
import { meshEdges, type EdgeSide, type MeshEdge } from './mesh-edges.ts';
import type { SewnCloth } from './sew.ts';

// Bound once: these run in the innermost loops.
const { abs, hypot, max, min, sqrt } = Math;

/** Thread tension: seams and hems are a little shorter than the cloth and pucker it. */
const seamTension = 0.985;
const hemTension = 0.992;
/** An edge sewn to one shorter by more than this share is gathered, not eased. */
const gatherRatio = 1.06;

/** Packed constraints of a cloth, in the order they are solved. */
export type Constraints = {
  /** Pairs of particles, their distance in cm and compliance in cm/dyn. */
  readonly pairs: Int32Array;
  readonly rest: Float64Array;
  readonly pairCompliance: Float64Array;
  /** Four particles a hinge, their weights (isometric bending) and compliance. */
  readonly hinges: Int32Array;
  readonly weights: Float64Array;
  readonly hingeCompliance: Float64Array;
  /** Grams a particle. */
  readonly mass: Float64Array;
};

type Pair = readonly [first: number, second: number, rest: number, compliance: number];
type Hinge = readonly [particles: readonly number[], weights: readonly number[], compliance: number];

/** Stretch along every edge, bending across it, pressed folds and button links. */
export function buildConstraints(cloth: SewnCloth, fabric: FabricPreset, seed: number): Constraints {
  const pairs: Pair[] = [];
  const hinges: Hinge[] = [];
  const folds = foldAngles(cloth);
  for (const edge of meshEdges(cloth)) {
    pairs.push(stretchOf(edge, cloth, fabric));
    const [one, two] = edge.sides;
    if (!one || !two || edge.sides.length !== 2 || one.opposite === two.opposite) continue;
    const fold = folds(edge, one, two);
    if (fold !== undefined) pairs.push([one.opposite, two.opposite, spanAcross(one, two, fold), 2e-5]);
    else if (!isGathered(edge)) hinges.push(hingeOf(edge, one, two, cloth, fabric));
  }
  for (const { from, to, restCm } of cloth.pattern.links)
    pairs.push([nearestParticle(cloth, from), nearestParticle(cloth, to), restCm, 1e-6]);
  const random = createRandom(seed);
  shuffle(pairs, random);
  shuffle(hinges, random);
  return {
    pairs: Int32Array.from(pairs.flatMap(([a, b]) => [a, b])),
    rest: Float64Array.from(pairs, ([, , rest]) => rest),
    pairCompliance: Float64Array.from(pairs, ([, , , compliance]) => compliance),
    hinges: Int32Array.from(hinges.flatMap(([particles]) => particles)),
    weights: Float64Array.from(hinges.flatMap(([, weights]) => weights)),
    hingeCompliance: Float64Array.from(hinges, ([, , compliance]) => compliance),
    mass: massOf(cloth, fabric),
  };
}

/** Whether an edge lies on a seam where much cloth is sewn into little. */
export function isGathered({ sides }: MeshEdge): boolean {
  const lengths = sides.map(({ length }) => length);
  return max(...lengths) > gatherRatio * min(...lengths);
}

/** The distance an edge wants, in cm: where cloth is gathered, the shorter side's. */
export function restLength(edge: MeshEdge): number {
  const lengths = edge.sides.map(({ length }) => length);
  if (isGathered(edge)) return seamTension * min(...lengths);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const isSeam = edge.sides.some(({ piece }) => piece !== edge.sides[0]?.piece);
  return mean * (isSeam ? seamTension : edge.sides.length === 1 ? hemTension : 1);
}

function stretchOf(edge: MeshEdge, cloth: SewnCloth, fabric: FabricPreset): Pair {
  const stiffness = max(...edge.sides.map(({ piece }) => cloth.pieces[piece]?.piece.stiffness ?? 1), 0.2);
  const bias = min(...edge.sides.map((side) => side.bias));
  return [edge.first, edge.second, restLength(edge), (fabric.stretch + fabric.bias * bias) / sqrt(stiffness)];
}

/** Quadratic bending after Bergou: exact for cloth that hardly stretches. */
function hingeOf(edge: MeshEdge, one: EdgeSide, two: EdgeSide, cloth: SewnCloth, fabric: FabricPreset): Hinge {
  const stiffness = min(cloth.pieces[one.piece]?.piece.stiffness ?? 1, cloth.pieces[two.piece]?.piece.stiffness ?? 1);
  const seam = one.piece === two.piece ? 1 : 1.5;
  const c1 = cotangent(one.length, one.fromFirst, one.fromSecond);
  const c2 = cotangent(two.length, two.fromFirst, two.fromSecond);
  const c3 = cotangent(one.length, one.fromSecond, one.fromFirst);
  const c4 = cotangent(two.length, two.fromSecond, two.fromFirst);
  return [
    [edge.first, edge.second, one.opposite, two.opposite],
    [c3 + c4, c1 + c2, -c1 - c3, -c2 - c4],
    (one.area + two.area) / (3 * fabric.bending * stiffness * seam),
  ];
}

/** Cotangent of the angle between sides `p` and `q` of a triangle whose third side is `r`. */
function cotangent(p: number, q: number, r: number): number {
  const cos = (p * p + q * q - r * r) / (2 * p * q);
  return cos / sqrt(max(1e-3, 1 - cos * cos));
}

/** Distance between the two opposite corners when the faces meet at `angleDeg`. */
function spanAcross(one: EdgeSide, two: EdgeSide, angleDeg: number): number {
  const [h1, h2] = [(2 * one.area) / one.length, (2 * two.area) / two.length];
  const slide = footOf(one) - footOf(two);
  const square = h1 * h1 + h2 * h2 - 2 * h1 * h2 * Math.cos((angleDeg * Math.PI) / 180) + slide * slide;
  return sqrt(square);
}

/** How far along the edge the opposite corner stands. */
function footOf({ length, fromFirst, fromSecond }: EdgeSide): number {
  return (length * length + fromFirst * fromFirst - fromSecond * fromSecond) / (2 * length);
}

/** The pressed angle of an edge, if it lies on a folded seam or on a crease of its piece. */
function foldAngles(cloth: SewnCloth): (edge: MeshEdge, one: EdgeSide, two: EdgeSide) => number | undefined {
  const folded = cloth.pattern.seams.flatMap(({ edges, foldDeg }) =>
    foldDeg === undefined ? [] : [{ names: edges.map((edge) => edge.split('.')[0]), foldDeg }],
  );
  const creaseOf = creaseMarks(cloth);
  return (edge, one, two) => {
    if (one.piece === two.piece) return creaseOf(one.piece, edge.first, edge.second);
    const [a, b] = [cloth.pieces[one.piece]?.piece.name, cloth.pieces[two.piece]?.piece.name];
    return folded.find(({ names }) => (names[0] === a && names[1] === b) || (names[0] === b && names[1] === a))?.foldDeg;
  };
}

/** Particles that lie on creases, by piece: an edge between two on the same crease is pressed. */
function creaseMarks(cloth: SewnCloth): (piece: number, a: number, b: number) => number | undefined {
  const marks = cloth.pieces.map(({ piece, firstVertex, vertexCount }) => creasesOf(piece, cloth, firstVertex, vertexCount));
  return (piece, a, b) => marks[piece]?.find(({ particles }) => particles.has(a) && particles.has(b))?.angleDeg;
}

function creasesOf(piece: PatternPiece, cloth: SewnCloth, firstVertex: number, vertexCount: number) {
  return (piece.creases ?? []).map(({ line, angleDeg }) => {
    const particles = new Set<number>();
    for (let i = firstVertex; i < firstVertex + vertexCount; i++) {
      if (distanceToLines(cloth.uv[2 * i] ?? 0, cloth.uv[2 * i + 1] ?? 0, [line]) < 0.02) particles.add(cloth.particleOf[i] ?? 0);
    }
    return { particles, angleDeg };
  });
}

function massOf(cloth: SewnCloth, fabric: FabricPreset): Float64Array {
  const mass = new Float64Array(cloth.particleCount);
  const { triangles, uv, particleOf, pieceOf, pieces } = cloth;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0];
    const [ua, va] = [uv[2 * a] ?? 0, uv[2 * a + 1] ?? 0];
    const twice = ((uv[2 * b] ?? 0) - ua) * ((uv[2 * c + 1] ?? 0) - va) - ((uv[2 * c] ?? 0) - ua) * ((uv[2 * b + 1] ?? 0) - va);
    const density = fabric.density * (pieces[pieceOf[a] ?? 0]?.piece.massShare ?? 1);
    for (const corner of [a, b, c]) {
      const particle = particleOf[corner] ?? 0;
      mass[particle] = (mass[particle] ?? 0) + (abs(twice) / 6) * density;
    }
  }
  // Slivers at outlines would make particles so light that contacts throw them about.
  const least = fabric.density * cloth.step * cloth.step * 0.25;
  return mass.map((grams) => max(grams, least));
}

/** The particle of the vertex nearest to a point of a piece; throws for a piece the pattern does not have. */
function nearestParticle(cloth: SewnCloth, on: { readonly piece: string; readonly at: readonly [number, number] }): number {
  const piece = cloth.pieces.find((candidate) => candidate.piece.name === on.piece);
  if (!piece) throw new Error(`the pattern has no piece ${on.piece}`);
  let [best, least] = [piece.firstVertex, Infinity];
  for (let i = piece.firstVertex; i < piece.firstVertex + piece.vertexCount; i++) {
    const d = hypot((cloth.uv[2 * i] ?? 0) - on.at[0], (cloth.uv[2 * i + 1] ?? 0) - on.at[1]);
    if (d < least) [best, least] = [i, d];
  }
  return cloth.particleOf[best] ?? 0;
}
