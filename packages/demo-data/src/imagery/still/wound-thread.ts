import type { MeshPart } from '../trace/geometry/scene-mesh.ts';
import { gridPart } from './grid-part.ts';

export type WoundThread = {
  readonly x: number;
  readonly z: number;
  /** Heights in cm. */
  readonly from: number;
  readonly to: number;
  readonly radiusAt: (y: number) => number;
  /** How often the thread goes up and down in one turn, a whole number; more is steeper. */
  readonly crossings: number;
  readonly surface: number;
};

/** Of one strand to the next, in cm: thicker than thread is, so that a picture of half a metre shows it. */
const PITCH = 0.22;
const RELIEF = 0.045;

/** Thread on a cone or spool: strands that run up to the left and to the right and lie over each other, round at both ends. */
export function woundThread({ x, z, from, to, radiusAt, crossings, surface }: WoundThread, detail: number): MeshPart {
  const height = to - from;
  return gridPart(
    Math.round(220 * detail),
    Math.round((height / PITCH) * 6 * detail),
    surface,
    (s, t) => {
      const y = from + t * height;
      const angle = -s * Math.PI * 2;
      const strand = (lean: number): number => Math.cos((y / PITCH) * Math.PI * 2 + lean * crossings * angle);
      const ends = Math.min(t, 1 - t) * height;
      const round = 1 - 0.12 * Math.max(0, 1 - ends / 0.5) ** 2;
      const radius = radiusAt(y - from) * round + RELIEF * Math.max(strand(1), strand(-1));
      return [x + radius * Math.sin(angle), y, z + radius * Math.cos(angle)];
    },
    (s, t) => [s * Math.PI * 2 * radiusAt(t * height), t * height],
  );
}
