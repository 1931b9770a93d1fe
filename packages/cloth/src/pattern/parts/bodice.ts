import { curve, lengthOf, mirrored, pick, shifted, sliceLine, type Polyline } from '../../geometry/polyline.ts';
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
  /** Cloth folded into one inverted pleat at the centre of the back's neckline, in cm. */
  readonly backPleat?: number;
  /** Length of the side seams left open above the hem, in cm. */
  readonly slit?: number;
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
  const fold = facing === 'back' ? (cut.backPleat ?? 0) / 2 : 0;
  const left: PatternEdge[] = [
    ...(fold > 0
      ? [
          {
            name: 'tuck-left',
            line: [
              [0, cut.backNeck],
              [fold, cut.backNeck],
            ] as const,
          },
        ]
      : []),
    { name: 'neck-left', line: shifted(half.neck, fold, 0) },
    { name: 'shoulder-left', line: shifted(half.shoulder, fold, 0) },
    { name: 'armhole-left', line: shifted(half.armhole, fold, 0) },
    ...sideEdges(shifted(half.side, fold, 0), cut.slit ?? 0, '-left'),
    { name: 'hem-left', line: [...shifted(hem.slice(0, 13), fold, 0), ...(fold > 0 ? [[0, pick(hem, 12)[1]] as const] : [])] },
  ];
  const right = left.map(({ name: edge, line }) => ({ name: edge.replace('left', 'right'), line: mirrored(line) })).reverse();
  const flat = bodicePlace(facing, cut);
  return {
    name,
    layer: 'shell',
    grainDeg: 0,
    outline: [...left, ...right],
    place: fold > 0 ? (u, v) => pleatedPlace(flat, u, v, fold) : flat,
    ...more,
  };
}

/** The side seam, and below it the slit. */
export function sideEdges(line: Polyline, slit: number, suffix: string): PatternEdge[] {
  if (slit <= 0) return [{ name: `side${suffix}`, line }];
  const length = lengthOf(line);
  return [
    { name: `side${suffix}`, line: sliceLine(line, 0, length - slit) },
    { name: `slit${suffix}`, line: sliceLine(line, length - slit, length) },
  ];
}

/** The pleat's cloth stands off as a ridge on the centre line; the rest lies as without it. */
function pleatedPlace(flat: Place, u: number, v: number, fold: number): readonly [number, number, number] {
  const [x, y, z] = flat(Math.sign(u) * Math.max(0, Math.abs(u) - fold), v);
  const ridge = Math.max(0, fold - Math.abs(u));
  return [x + Math.sign(u) * 0.3 * Math.min(1, ridge), y, z - 0.7 * ridge];
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

/** Closes the pleat of a back at its top. */
export function backPleatSeams(cut: BodiceCut): Seam[] {
  return cut.backPleat ? [{ edges: ['back.tuck-left', 'back.tuck-right'], isReversed: true }] : [];
}

/** Shoulders and sides of two whole pieces. */
export function bodiceSeams(front = 'front', back = 'back'): Seam[] {
  return sides.flatMap(([side]) => [
    { edges: [`${front}.shoulder-${side}`, `${back}.shoulder-${side}`] as const },
    { edges: [`${front}.side-${side}`, `${back}.side-${side}`] as const },
  ]);
}
