import { spacePath, type SpacePath } from '../../geometry/polyline.ts';
import { clamp, lerp, smoothstep } from '../../geometry/scalar.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import type { Place } from '../placement.ts';
import type { LegDraft } from './trouser-draft.ts';
import { formRing } from './waistband.ts';

/** Where the middle of a leg of the form stands. */
const legAxis = { x: 8.8, z: -1.2 } as const;
/** From a leg's outside to the centre line the form leaves this half width; wider legs fall in depth rather than sideways. */
const roomCm = 8.7;
/** Clearance from the form at first, in cm. */
const gapCm = 0.8;
const quarterTurn = Math.PI / 2;

/**
 * Round hip and seat on the form's own rings, round the legs on ellipses: cloth that starts where it will hang keeps no folds of its way
 * there.
 */
export function placeLeg(sign: 1 | -1, draft: LegDraft): Place {
  const { facing, crotch, top, raiseCm, hipHeight, extension, hem } = draft;
  const turn = facing === 'front' ? 1 : -1;
  const rings = new Map<number, SpacePath>();
  const ringAt = (v: number): SpacePath => {
    const key = Math.round(2 * Math.min(v, top));
    const known = rings.get(key) ?? quarterRing(turn, key / 2, draft.width(key / 2));
    rings.set(key, known);
    return known;
  };
  return (signedU, v) => {
    const u = signedU * sign;
    const ring = ringAt(Math.max(v, hipHeight - 4));
    const share = clamp((u - draft.centre(v)) / draft.width(v), -0.2, 1.04);
    const [x, , z] = ring.at(Math.abs(share) * ring.length);
    const trunkX = share < 0 ? -x : x;
    const y = v - raiseCm * (1 - Math.max(0, share)) * smoothstep(hipHeight, top + raiseCm, v);
    const below = 1 - smoothstep(crotch - 7, crotch + 6, v);
    const down = clamp((crotch - v) / (crotch - draft.hemHeight), 0, 1);
    const [low, high] = [lerp(-extension, hem[0], down), lerp(draft.side(crotch), hem[1], down)];
    const round = clamp((u - low) / (high - low), 0, 1) * Math.PI;
    const [halfWidth, halfDepth] = legSection((high - low) / Math.PI);
    const middle = Math.max(legAxis.x, halfWidth + 0.6);
    const leg = [middle - halfWidth * Math.cos(round), legAxis.z + turn * halfDepth * Math.sin(round)] as const;
    return [sign * Math.max(0.25, lerp(trunkX, leg[0], below)), y, lerp(z, leg[1], below)];
  };
}

/** From the centre line to the side, as far out as makes the ring `lengthCm` long. */
function quarterRing(turn: 1 | -1, height: number, lengthCm: number): SpacePath {
  const ring = formRing();
  const points = (gap: number): Vec3[] =>
    Array.from({ length: 19 }, (_, i) => ring.at(turn === 1 ? (i / 18) * quarterTurn : Math.PI - (i / 18) * quarterTurn, height, gap));
  const near = spacePath(points(gapCm));
  return spacePath(points(gapCm + Math.max(0, lengthCm - near.length) / quarterTurn));
}

/** Half width and half depth of an ellipse as long round as a circle of `radius`. */
function legSection(radius: number): readonly [number, number] {
  if (radius <= roomCm) return [radius, radius];
  const halfWidth = lerp(roomCm, radius, 0.3);
  // The girth of an ellipse is close to that of a circle of its root mean square radius.
  return [halfWidth, Math.sqrt(2 * radius * radius - halfWidth * halfWidth)];
}
