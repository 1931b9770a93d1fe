import type { Vec3 } from '../geometry/vector.ts';

const upperArm = 28;
const forearm = 25;

/** Radii in cm at shoulder, elbow and wrist. */
export const armRadii = { shoulder: 4.5, elbow: 3.7, wrist: 2.6 } as const;

/** Shoulder, elbow and wrist of the left arm (x > 0), `degrees` from hanging straight down; the elbow bends a little to the front. */
export function armPose(degrees: number): readonly [Vec3, Vec3, Vec3] {
  const upper = (degrees * Math.PI) / 180;
  const lower = upper * 0.75;
  const shoulder: Vec3 = [17.2, 138.6, -1.6];
  const elbow: Vec3 = [shoulder[0] + upperArm * Math.sin(upper), shoulder[1] - upperArm * Math.cos(upper), shoulder[2] - 0.5];
  return [shoulder, elbow, [elbow[0] + forearm * Math.sin(lower), elbow[1] - forearm * Math.cos(lower), elbow[2] + 5]];
}
