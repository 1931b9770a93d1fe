import { curve, type Polyline } from '../../geometry/polyline.ts';
import { clamp, lerp, smoothstep } from '../../geometry/scalar.ts';
import type { Point, Vec3 } from '../../geometry/vector.ts';
import type { PatternEdge, PatternPiece, Seam } from '../pattern.ts';

/** Widths of a trouser leg's front in cm; the back is cut from the same with its own crotch. Heights are above the floor. */
export type LegCut = {
  readonly top: number;
  readonly waist: number;
  readonly hip: number;
  /** Half the leg's girth at the hem. */
  readonly hemHalf: number;
  readonly hem: number;
  readonly crotch: number;
  /** Cloth folded into a sewn tuck at the waist of the front, in cm; 0 for none. */
  readonly tuckCm: number;
};

const legAxis = 9.4;

/** One quarter: front or back, of one leg. Edges: top (or top-inner, tuck-inner, tuck-outer, top-outer), side, hem, inseam, rise. */
export function legPiece(facing: 'front' | 'back', side: 'left' | 'right', cut: LegCut): PatternPiece {
  const sign = side === 'left' ? 1 : -1;
  const isFront = facing === 'front';
  const extension = isFront ? 5 : 8.5;
  const tuck = isFront ? cut.tuckCm : 0;
  const middle = (cut.hip - extension) / 2;
  const inner: Point = [middle - cut.hemHalf / 2 + (isFront ? 0 : -0.6), cut.hem];
  const outer: Point = [middle + cut.hemHalf / 2 + (isFront ? 0 : 0.6), cut.hem];
  const waist: Point = [cut.waist + tuck, cut.top];
  const hip: Point = [cut.hip + tuck * 0.12, cut.top - 18];
  const thigh: Point = [cut.hip + 0.3, cut.crotch];
  const outline: PatternEdge[] = [
    ...topEdges(cut, tuck),
    // The hip fills out evenly: a side seam that bends sooner stands off the body.
    { name: 'side', line: [...curve(waist, [lerp(waist[0], hip[0], 0.72), lerp(cut.top, hip[1], 0.5)], hip, 8), thigh, outer] },
    { name: 'hem', line: [outer, inner] },
    { name: 'inseam', line: [inner, ...inseam(inner, [-extension, cut.crotch])] },
    { name: 'rise', line: [...curve([-extension, cut.crotch], [0, cut.crotch + 0.5], [0, cut.crotch + extension + 4]), [0, cut.top]] },
  ];
  return {
    name: `leg-${facing}-${side}`,
    layer: 'shell',
    grainDeg: 0,
    outline: outline.map(({ name, line }) => ({ name, line: line.map(([u, v]) => [sign * u, v] as const) })),
    place: legPlace(sign, isFront ? 1 : -1, cut, extension, [inner[0], outer[0]]),
  };
}

/** Sews four quarters to trousers, without their top. */
export function legSeams(hasTucks: boolean): Seam[] {
  const sides = ['left', 'right'] as const;
  return [
    { edges: ['leg-front-left.rise', 'leg-front-right.rise'] },
    { edges: ['leg-back-left.rise', 'leg-back-right.rise'] },
    ...sides.flatMap((side): Seam[] => [
      { edges: [`leg-front-${side}.side`, `leg-back-${side}.side`] },
      { edges: [`leg-front-${side}.inseam`, `leg-back-${side}.inseam`] },
      ...(hasTucks ? [{ edges: [`leg-front-${side}.tuck-inner`, `leg-front-${side}.tuck-outer`] as const, isReversed: true }] : []),
    ]),
  ];
}

function topEdges({ waist, top }: LegCut, tuck: number): PatternEdge[] {
  if (tuck === 0)
    return [
      {
        name: 'top',
        line: [
          [0, top],
          [waist, top],
        ],
      },
    ];
  const at = waist * 0.45;
  const line = (from: number, to: number): Polyline => [
    [from, top],
    [to, top],
  ];
  return [
    { name: 'top-inner', line: line(0, at) },
    { name: 'tuck-inner', line: line(at, at + tuck / 2) },
    { name: 'tuck-outer', line: line(at + tuck / 2, at + tuck) },
    { name: 'top-outer', line: line(at + tuck, waist + tuck) },
  ];
}

/** Hollowed above the knee, as an inseam is. */
function inseam(from: Point, to: Point): Polyline {
  return curve(from, [from[0] * 0.72 + to[0] * 0.28, from[1] + (to[1] - from[1]) * 0.62], to, 10).slice(1);
}

function legPlace(
  sign: 1 | -1,
  facing: 1 | -1,
  cut: LegCut,
  extension: number,
  hem: readonly [number, number],
): (u: number, v: number) => Vec3 {
  return (signedU, v) => {
    const u = signedU * sign;
    const below = smoothstep(cut.crotch + 5, cut.crotch - 9, v) || (v < cut.crotch - 9 ? 1 : 0);
    const width = Math.max(cut.waist, lerp(cut.waist, cut.hip, clamp((cut.top - v) / 18, 0, 1)));
    const turn = (Math.max(-0.2, u / width) * Math.PI) / 2;
    const radius = lerp(14.6, 17.6, smoothstep(cut.top + 1, cut.top - 17, v));
    const trunk = [radius * 1.1 * Math.sin(turn), facing * radius * 0.88 * Math.cos(turn)] as const;
    const down = clamp((cut.crotch - v) / (cut.crotch - cut.hem), 0, 1);
    const [low, high] = [lerp(-extension, hem[0], down), lerp(cut.hip + 0.3, hem[1], down)];
    const round = clamp((u - low) / (high - low), 0, 1) * Math.PI;
    const girth = Math.max(lerp(9.3, 6.5, down), ((high - low) / Math.PI) * 0.96);
    const leg = [Math.max(legAxis, girth + 0.9) - girth * Math.cos(round), facing * girth * 1.08 * Math.sin(round)] as const;
    return [sign * Math.max(0.25, lerp(trunk[0], leg[0], below)), v, lerp(trunk[1], leg[1], below)];
  };
}
