import { curve, pick, type Polyline } from '../../geometry/polyline.ts';
import { lerp } from '../../geometry/scalar.ts';
import type { Point } from '../../geometry/vector.ts';
import type { EdgeName, PatternEdge, PatternPiece, Seam } from '../pattern.ts';
import { placeLeg } from './leg-place.ts';
import { draftLeg, type Facing, type LegCut, type LegDraft } from './trouser-draft.ts';

/** The angle that pressed cloth keeps at the crease of a leg. */
const ironedDegrees = 128;

/** One quarter: front or back, of one leg. Edges: top (or top-inner, tuck-inner, tuck-outer, top-outer), side, hem, inseam, rise. */
export function legPiece(facing: Facing, side: 'left' | 'right', cut: LegCut): PatternPiece {
  const sign = side === 'left' ? 1 : -1;
  const draft = draftLeg(facing, cut);
  const inner: Point = [draft.hem[0], draft.hemHeight];
  const outer: Point = [draft.hem[1], draft.hemHeight];
  const fork: Point = [-draft.extension, draft.crotch];
  const outline: PatternEdge[] = [
    ...(facing === 'front' ? frontTop(draft, cut) : backTop(draft, cut)),
    { name: 'side', line: [...sideToHip(draft), [draft.side(draft.hipHeight), draft.crotch], outer] },
    { name: 'hem', line: [outer, inner] },
    { name: 'inseam', line: inseam(inner, fork) },
    { name: 'rise', line: rise(draft, fork) },
  ];
  return {
    name: `leg-${facing}-${side}`,
    layer: 'shell',
    grainDeg: 0,
    outline: outline.map(({ name, line }) => ({ name, line: line.map(([u, v]) => [sign * u, v] as const) })),
    place: placeLeg(sign, draft),
    ...(cut.isCreased ? { creases: [{ line: ironedLine(draft, sign), angleDeg: ironedDegrees, isIroned: true }] } : {}),
  };
}

/** Sews four quarters to trousers, without their top. */
export function legSeams({ dart, tuckCm }: Pick<LegCut, 'dart' | 'tuckCm'>): Seam[] {
  const sides = ['left', 'right'] as const;
  return [
    { edges: ['leg-front-left.rise', 'leg-front-right.rise'] },
    { edges: ['leg-back-left.rise', 'leg-back-right.rise'] },
    ...sides.flatMap((side): Seam[] => [
      { edges: [`leg-front-${side}.side`, `leg-back-${side}.side`] },
      { edges: [`leg-front-${side}.inseam`, `leg-back-${side}.inseam`] },
      ...(tuckCm > 0 ? [{ edges: [`leg-front-${side}.tuck-inner`, `leg-front-${side}.tuck-outer`] as const, isReversed: true }] : []),
      ...(dart.widthCm > 0 ? [{ edges: [`leg-back-${side}.dart-inner`, `leg-back-${side}.dart-outer`] as const, isReversed: true }] : []),
    ]),
  ];
}

/** The edges of a quarter's top, from the centre to the side. */
export function topNames({ dart, tuckCm }: Pick<LegCut, 'dart' | 'tuckCm'>, facing: Facing, side: 'left' | 'right'): EdgeName[] {
  const isParted = (facing === 'front' ? tuckCm : dart.widthCm) > 0;
  return (isParted ? ['top-inner', 'top-outer'] : ['top']).map((name): EdgeName => `leg-${facing}-${side}.${name}`);
}

/** The height of the top edge: the back is cut higher at the centre, so that it reaches over the seat. */
function topPoint({ centre, raiseCm, top, width }: LegDraft, share: number): Point {
  const v = top + raiseCm * (1 - share);
  return [centre(v) + share * (centre(top) + width(top) - centre(v)), v];
}

function topLine(draft: LegDraft, from: number, to: number): Polyline {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => topPoint(draft, lerp(from, to, share) / draft.width(draft.top)));
}

function frontTop(draft: LegDraft, { tuckCm }: LegCut): PatternEdge[] {
  const full = draft.width(draft.top);
  if (tuckCm === 0) return [{ name: 'top', line: topLine(draft, 0, full) }];
  const at = (full - tuckCm) * 0.45;
  return [
    { name: 'top-inner', line: topLine(draft, 0, at) },
    { name: 'tuck-inner', line: topLine(draft, at, at + tuckCm / 2) },
    { name: 'tuck-outer', line: topLine(draft, at + tuckCm / 2, at + tuckCm) },
    { name: 'top-outer', line: topLine(draft, at + tuckCm, full) },
  ];
}

function backTop(draft: LegDraft, { dart: { lengthCm, widthCm } }: LegCut): PatternEdge[] {
  const full = draft.width(draft.top);
  if (widthCm === 0) return [{ name: 'top', line: topLine(draft, 0, full) }];
  const at = (full - widthCm) * 0.5;
  const [inner, outer] = [topLine(draft, 0, at), topLine(draft, at + widthCm, full)];
  const [from, to] = [pick(inner, inner.length - 1), pick(outer, 0)];
  // At right angles to the top edge, so that both sides of the dart are equally long.
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  const point: Point = [(from[0] + to[0]) / 2 + slope * lengthCm, (from[1] + to[1]) / 2 - lengthCm];
  return [
    { name: 'top-inner', line: inner },
    { name: 'dart-inner', line: [from, point] },
    { name: 'dart-outer', line: [point, to] },
    { name: 'top-outer', line: outer },
  ];
}

/** As the form fills out from waist to hip. */
function sideToHip({ hipHeight, side, top }: LegDraft): Polyline {
  return Array.from({ length: 9 }, (_, i) => lerp(top, hipHeight, i / 8)).map((v) => [side(v), v] as const);
}

/** Down the middle of the leg: from the hip at the front, from below the seat at the back. */
function ironedLine({ crotch, facing, hem, hemHeight, hipHeight }: LegDraft, sign: 1 | -1): Polyline {
  const middle = (sign * (hem[0] + hem[1])) / 2;
  return [
    [middle, hemHeight + 0.4],
    [middle, facing === 'front' ? hipHeight + 4 : crotch - 2],
  ];
}

/** Hollowed above the knee, as an inseam is. */
function inseam(from: Point, to: Point): Polyline {
  return curve(from, [from[0] * 0.72 + to[0] * 0.28, from[1] + (to[1] - from[1]) * 0.62], to, 10);
}

/** From the fork round the crotch and up the centre. */
function rise({ centre, crotch, extension, raiseCm, top }: LegDraft, fork: Point): Polyline {
  const bend = crotch + extension * 0.75 + 4.2;
  return [...curve(fork, [centre(crotch), crotch + 0.4], [centre(bend), bend]), [centre(top + raiseCm), top + raiseCm]];
}
