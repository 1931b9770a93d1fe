import { curve, mirrored, pick, type Polyline } from '../../geometry/polyline.ts';
import { interpolate } from '../../geometry/scalar.ts';
import type { Point } from '../../geometry/vector.ts';
import type { PatternEdge, PatternPiece, Seam } from '../pattern.ts';
import { aroundTrunk, type Place } from '../placement.ts';

/** Measures of a bodice in cm; v is the height above the floor, u the distance from the centre line. */
export type BodiceCut = {
  /** Where the shoulder seam meets the neckline, and where it meets the armhole. */
  readonly neckPoint: Point;
  readonly shoulderTip: Point;
  /** Top of the side seam. */
  readonly underarm: Point;
  /** The side seam below the underarm, downwards to the hem's corner. */
  readonly side: Polyline;
  /** Height of the neckline at the centre, of front and back. */
  readonly frontNeck: number;
  readonly backNeck: number;
  /** How much lower the hem is at the centre than at the side seam. */
  readonly hemDrop: number;
  /** A neckline of its own for the front, from the centre outwards; a quarter ellipse if absent. */
  readonly neckline?: (neckPoint: Point) => Polyline;
  /** Hem drop of the back where it differs. */
  readonly backHemDrop?: number;
  /** Holds the pieces that much further from the form: coats. */
  readonly outCm?: number;
};

/** Sides of the form as pieces are named by them: its left is at x > 0. */
export const sides = [
  ['left', 1],
  ['right', -1],
] as const;

/** Half the width of the cloth at a height. */
export function quarterWidth(cut: BodiceCut): (v: number) => number {
  const knots = [cut.underarm, ...cut.side].map(([u, v]) => [v, u] as const).reverse();
  return (v) => interpolate(knots, v);
}

/** Front or back in one piece. Edges: neck, shoulder, armhole, side and hem, each -left and -right. */
export function wholeBodice(name: string, facing: 'front' | 'back', cut: BodiceCut, more: Partial<PatternPiece> = {}): PatternPiece {
  const half = halfEdges(facing, cut);
  const corner = pick(half.side, half.side.length - 1);
  const drop = facing === 'back' ? (cut.backHemDrop ?? cut.hemDrop) : cut.hemDrop;
  const hem = curve(corner, [0, corner[1] - 2 * drop], [-corner[0], corner[1]], 24);
  const outline: PatternEdge[] = [
    { name: 'neck-left', line: half.neck },
    { name: 'shoulder-left', line: half.shoulder },
    { name: 'armhole-left', line: half.armhole },
    { name: 'side-left', line: half.side },
    { name: 'hem-left', line: hem.slice(0, 13) },
    { name: 'hem-right', line: hem.slice(12) },
    { name: 'side-right', line: mirrored(half.side) },
    { name: 'armhole-right', line: mirrored(half.armhole) },
    { name: 'shoulder-right', line: mirrored(half.shoulder) },
    { name: 'neck-right', line: mirrored(half.neck) },
  ];
  return { name, layer: 'shell', grainDeg: 0, outline, place: bodicePlace(facing, cut), ...more };
}

export function bodicePlace(facing: 'front' | 'back', cut: BodiceCut, extraCm = 0): Place {
  return aroundTrunk(facing === 'front' ? 1 : -1, quarterWidth(cut), (cut.outCm ?? 0) + extraCm);
}

/** The edges of the half at u > 0, from the centre of the neck to the hem's corner. */
export function halfEdges(facing: 'front' | 'back', cut: BodiceCut) {
  const { neckPoint, shoulderTip, underarm } = cut;
  const depth = facing === 'front' ? cut.frontNeck : cut.backNeck;
  const shape = facing === 'front' && cut.neckline ? cut.neckline : (end: Point) => curve([0, depth], [end[0] * 0.92, depth], end);
  return {
    neck: shape(neckPoint),
    shoulder: [neckPoint, shoulderTip],
    armhole: curve(shoulderTip, [shoulderTip[0] - 2.8, underarm[1] + 1.5], underarm),
    side: [underarm, ...cut.side],
  };
}

/** Shoulders and sides of two whole pieces. */
export function bodiceSeams(front = 'front', back = 'back'): Seam[] {
  return sides.flatMap(([side]) => [
    { edges: [`${front}.shoulder-${side}`, `${back}.shoulder-${side}`] as const },
    { edges: [`${front}.side-${side}`, `${back}.side-${side}`] as const },
  ]);
}
