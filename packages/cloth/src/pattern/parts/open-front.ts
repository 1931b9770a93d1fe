import { lengthOf, sliceLine, type Polyline } from '../../geometry/polyline.ts';
import type { Point } from '../../geometry/vector.ts';
import type { PatternPiece, Seam } from '../pattern.ts';
import { bodicePlace, halfEdges, sideEdges, sides, type BodiceCut } from './bodice.ts';

/** Fronts that part in the middle and overlap. */
export type OpenFrontCut = {
  readonly bodice: BodiceCut;
  /** How far each front reaches past the centre line, in cm; 0 meets edge to edge. */
  readonly overlapCm: number;
  /** Height where the neckline or the roll line of a lapel begins. */
  readonly breakHeight: number;
  /** Share of the neckline from the break to the gorge, where a lapel ends and the collar begins; 0 has no lapel. */
  readonly gorge: number;
};

/** The neckline from the break at the front edge to the shoulder. */
export function openNeckline({ bodice, overlapCm, breakHeight }: OpenFrontCut): Polyline {
  const [u, v] = bodice.neckPoint;
  const from: Point = [-overlapCm, breakHeight];
  const at = (t: number): Point => [from[0] + (u - from[0]) * t ** 0.96, from[1] + (v - from[1]) * t ** 1.06];
  return Array.from({ length: 17 }, (_, i) => at(i / 16));
}

/**
 * `front-left` with u > 0 towards its side, and `front-right` mirrored; the right one lies on top. Edges: roll (below the gorge), neck
 * (above it), shoulder, armhole, side, hem, front.
 */
export function openFronts(cut: OpenFrontCut, isClosedAtNeck: boolean): PatternPiece[] {
  return sides.map(([side, sign]) => {
    const piece = frontOutline(cut, isClosedAtNeck).map(({ name, line }) => ({ name, line: line.map(([u, v]) => [sign * u, v] as const) }));
    return {
      name: `front-${side}`,
      layer: 'shell',
      grainDeg: 0,
      outline: piece,
      place: bodicePlace('front', cut.bodice, side === 'right' ? 1.6 : 0),
    };
  });
}

function frontOutline(cut: OpenFrontCut, isClosedAtNeck: boolean): { name: string; line: Polyline }[] {
  const { bodice, overlapCm, breakHeight, gorge } = cut;
  const { shoulder, armhole, side, neck } = halfEdges('front', bodice);
  const corner = side[side.length - 1] ?? [0, 0];
  const hemFront: Point = [-overlapCm, corner[1] - bodice.hemDrop];
  const rest = [
    { name: 'shoulder', line: shoulder },
    { name: 'armhole', line: armhole },
    ...sideEdges(side, bodice.slit ?? 0, ''),
    { name: 'hem', line: [corner, hemFront] },
  ];
  if (isClosedAtNeck) {
    const top: Point = [-overlapCm, bodice.frontNeck];
    const step = overlapCm > 0 ? [{ name: 'neck-overlap', line: [top, [0, bodice.frontNeck] as const] }] : [];
    return [{ name: 'neck', line: neck }, ...rest, { name: 'front', line: [hemFront, top] }, ...step];
  }
  const line = openNeckline(cut);
  const turn = lengthOf(line) * gorge;
  const roll = gorge > 0 ? [{ name: 'roll', line: sliceLine(line, 0, turn) }] : [];
  return [
    ...roll,
    { name: 'neck', line: sliceLine(line, turn, lengthOf(line)) },
    ...rest,
    { name: 'front', line: [hemFront, [-overlapCm, breakHeight]] },
  ];
}

/** Shoulders and sides of two fronts and a back in one piece. */
export function openFrontSeams(): Seam[] {
  return sides.flatMap(([side]) => [
    { edges: [`front-${side}.shoulder`, `back.shoulder-${side}`] as const },
    { edges: [`front-${side}.side`, `back.side-${side}`] as const },
  ]);
}
