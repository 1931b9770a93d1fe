import { landmark } from '../../form/measurements.ts';
import { clamp, interpolate, lerp } from '../../geometry/scalar.ts';
import { formRing } from './waistband.ts';

export type Facing = 'front' | 'back';

/** How a pair of trousers is cut, in cm; heights are above the floor. */
export type LegCut = {
  readonly top: number;
  /** A quarter of what the top edges are together, tucks left out. */
  readonly waist: number;
  /** What the girth at the hip has over the form's. */
  readonly hipEase: number;
  /** Half the leg's girth at the hem. */
  readonly hemHalf: number;
  readonly hem: number;
  readonly crotch: number;
  /** Cloth folded into a sewn tuck at the waist of the front; 0 for none. */
  readonly tuckCm: number;
  /** A dart at the waist of the back, which lets the seat out below it; none if 0 wide. */
  readonly dart: { readonly widthCm: number; readonly lengthCm: number };
  /** Ironed down the middle of each leg, front and back. */
  readonly isCreased: boolean;
  /** How far the seams of front and back lean to the side at the waist, and how much higher the back is cut. */
  readonly lean: { readonly front: number; readonly back: number; readonly raise: number };
};

/** One quarter of trousers by height: the lines that its outline and its place on the form follow. */
export type LegDraft = {
  readonly facing: Facing;
  readonly top: number;
  readonly hipHeight: number;
  readonly crotch: number;
  readonly hemHeight: number;
  readonly extension: number;
  readonly raiseCm: number;
  /** The centre seam, the side seam, and what lies between them. */
  readonly centre: (v: number) => number;
  readonly side: (v: number) => number;
  readonly width: (v: number) => number;
  /** Ends of the hem at inseam and side. */
  readonly hem: readonly [inner: number, outer: number];
};

/** The back reaches further under the crotch, and further round the leg. */
const extensions = { front: 5.4, back: 10.2 } as const;
const backMoreAtHem = 0.6;

/** Drafts a quarter from the form's own measures at waist, high hip and hip. */
export function draftLeg(facing: Facing, cut: LegCut): LegDraft {
  const isFront = facing === 'front';
  const hipHeight = landmark.hip;
  const body = bodyQuarter(facing, cut.top, hipHeight);
  const easeAtTop = cut.waist - body(cut.top);
  const easeAtHip = cut.hipEase / 4;
  const tuck = isFront ? cut.tuckCm : 0;
  const dart = isFront ? 0 : cut.dart.widthCm;
  // Cut wider than at the hip, cloth would stand off the side; what a tuck lets go is gone there.
  const hipWidth = body(hipHeight) + easeAtHip;
  const width = (v: number): number => {
    const down = clamp((cut.top - v) / (cut.top - hipHeight), 0, 1);
    const inDart = dart * clamp(1 - (cut.top - v) / cut.dart.lengthCm, 0, 1);
    return Math.min(hipWidth, body(v) + lerp(easeAtTop, easeAtHip, down ** 3)) + tuck * lerp(1, 0.06, down) + inDart;
  };
  const lean = isFront ? cut.lean.front : cut.lean.back;
  const centre = (v: number): number => lean * Math.max(0, (v - hipHeight) / (cut.top - hipHeight));
  const extension = extensions[facing];
  const middle = (width(hipHeight) - extension) / 2;
  const half = cut.hemHalf / 2 + (isFront ? -backMoreAtHem : backMoreAtHem);
  return {
    facing,
    top: cut.top,
    hipHeight,
    crotch: cut.crotch,
    hemHeight: cut.hem,
    extension,
    raiseCm: isFront ? 0 : cut.lean.raise,
    centre,
    width,
    side: (v) => centre(v) + width(v),
    hem: [middle - half, middle + half],
  };
}

/** Lengths of a quarter of the form's rings between two heights, centre line to side. */
function bodyQuarter(facing: Facing, high: number, low: number): (v: number) => number {
  const ring = formRing();
  const first = facing === 'front' ? 0 : Math.PI / 2;
  const knots = Array.from({ length: 9 }, (_, i): [number, number] => {
    const height = lerp(low, high, i / 8);
    const points = Array.from({ length: 19 }, (__, k) => ring.at(first + (k / 18) * (Math.PI / 2), height, 0));
    const length = points.reduce((sum, [x, , z], k) => {
      const before = points[k - 1];
      return before ? sum + Math.hypot(x - before[0], z - before[2]) : sum;
    }, 0);
    return [height, length];
  });
  return (v) => interpolate(knots, v);
}
