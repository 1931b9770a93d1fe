import { armPose } from '../form/arm-pose.ts';
import { armDegrees } from '../form/dress-form.ts';
import { spacePath } from '../geometry/polyline.ts';
import { clamp, lerp, smoothstep } from '../geometry/scalar.ts';
import type { Vec3 } from '../geometry/vector.ts';

export type Place = (u: number, v: number) => Vec3;

/**
 * Round the trunk: `quarter(v)` cm of cloth cover a quarter turn from the centre line to the side; above the armpit the piece flattens
 * towards the shoulder seam. `side` is 1 for the front and -1 for the back, `outCm` holds the piece that much further out.
 */
export function aroundTrunk(side: 1 | -1, quarter: (v: number) => number, outCm = 0): Place {
  return (u, v) => {
    const width = quarter(v);
    const radius = (width + outCm) / (Math.PI / 2);
    const angle = clamp(((u / width) * Math.PI) / 2, -1.68, 1.68);
    const flat = smoothstep(124, 137, v);
    const round = 0.82 * radius * Math.cos(angle) + (v < 126 ? 2 : 0);
    const z = lerp(round, Math.max(1.2, (147.5 - v) * 0.8) + outCm * 0.6, flat);
    return [lerp(1.12 * radius * Math.sin(angle), u, flat), v, side * z - 0.6 - 1.2 * flat];
  };
}

/** Shoulder, elbow, wrist and beyond, of the raised arm on the given side (1 is the form's left). */
function armLine(side: 1 | -1) {
  const [shoulder, elbow, wrist] = armPose(armDegrees.sewn);
  const beyond: Vec3 = [wrist[0] + (wrist[0] - elbow[0]) * 0.5, wrist[1] + (wrist[1] - elbow[1]) * 0.5, wrist[2] + 1];
  const points: Vec3[] = [[shoulder[0] + 0.2, shoulder[1] + 3, shoulder[2]], elbow, wrist, beyond];
  return spacePath(points.map(([x, y, z]) => [side * x, y, z] as const));
}

/**
 * A sleeve round the raised arm: v runs down from 0 at the crown, u from the middle to the front. `half(v)` is half the sleeve's width
 * below the cap, which is `capCm` high.
 */
export function aroundArm(side: 1 | -1, half: (v: number) => number, capCm: number): Place {
  const line = armLine(side);
  return (u, v) => {
    const middle = line.at(-v);
    const width = half(v);
    const radius = Math.max(4.6, width / Math.PI);
    const closing = capCm === 0 ? 1 : Math.min(1, 0.25 + (-v / capCm) * 0.75);
    const angle = (u / width) * Math.PI * closing;
    // The raised arm is tilted: its upper side leans to the neck.
    const [out, up] = [Math.cos(armTilt), Math.sin(armTilt)];
    return [
      middle[0] + side * radius * Math.cos(angle) * out,
      middle[1] + radius * Math.cos(angle) * up,
      middle[2] + radius * Math.sin(angle),
    ];
  };
}

/** Across the raised arm, in the plane of the body, measured from straight outwards. */
const armTilt = (armDegrees.sewn * Math.PI) / 180;
