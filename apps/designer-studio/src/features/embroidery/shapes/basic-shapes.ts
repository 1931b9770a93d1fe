import type { Path } from '../stitch/geometry/path.ts';
import type { Point } from '../stitch/geometry/point.ts';

export const BASIC_SHAPES = ['circle', 'square', 'heart', 'star', 'leaf', 'wave'] as const;
export type BasicShape = (typeof BASIC_SHAPES)[number];

const SIZE_MM = 30;
const STEPS = 96;

/** A shape of 30 mm around the middle of the hoop. */
export function basicShape(kind: BasicShape): Path {
  const half = SIZE_MM / 2;
  const points = OUTLINES[kind]().map(({ x, y }) => ({ x: x * half, y: y * half }));
  return { points, isClosed: kind !== 'wave' };
}

const OUTLINES: Readonly<Record<BasicShape, () => readonly Point[]>> = {
  circle: () => around(STEPS, (angle) => ({ x: Math.cos(angle), y: Math.sin(angle) })),
  square: () => [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ],
  heart: () =>
    around(STEPS, (angle) => ({
      x: Math.sin(angle) ** 3,
      y: -(13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)) / 16,
    })),
  star: () =>
    Array.from({ length: 10 }, (_, index) => {
      const radius = index % 2 === 0 ? 1 : 0.42;
      const angle = (index * Math.PI) / 5 - Math.PI / 2;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    }),
  leaf: () =>
    around(STEPS, (angle) => ({
      x: Math.sin(angle) * 0.5 * (1 - 0.25 * Math.cos(angle)) * Math.abs(Math.sin(angle)) ** 0.3,
      y: -Math.cos(angle),
    })),
  wave: () =>
    Array.from({ length: STEPS + 1 }, (_, index) => ({ x: (index / STEPS) * 2 - 1, y: -0.3 * Math.sin((index / STEPS) * 4 * Math.PI) })),
};

function around(steps: number, place: (angle: number) => Point): readonly Point[] {
  return Array.from({ length: steps }, (_, index) => place((index / steps) * 2 * Math.PI));
}
