import { basicShape } from '../shapes/basic-shapes.ts';
import { fitInto, frameOf, shift, turnPaths } from '../shapes/transform.ts';
import { DEFAULT_SETTINGS } from '../stitch/settings.ts';
import type { Shape } from '../stitch/shape.ts';
import { openWork } from './work.store.ts';
import { EMPTY_WORK, newShapeId } from './work.ts';

export type SamplePart = 'name' | 'leaf' | 'stem' | 'flower' | 'heart';

/** A flower with leaves that shows four ways to sew. */
export function openSample(say: (part: SamplePart) => string): void {
  const base = { rule: 'nonzero' as const, stitch: DEFAULT_SETTINGS };
  const petals = Array.from({ length: 6 }, (_, index) => {
    const [petal] = fitInto([basicShape('leaf')], { x: 0, y: -13, width: 13, height: 20 });
    return petal === undefined ? [] : turnAround([petal], index * 60);
  }).flat();
  const leaf = (x: number, angle: number): Shape['paths'] =>
    shift(turnPaths(fitInto([basicShape('leaf')], { x: 0, y: 0, width: 10, height: 22 }), angle), x, 26);
  const shapes: readonly Omit<Shape, 'id'>[] = [
    { ...base, name: say('stem'), thread: 'moss', paths: [STEM], stitch: { ...DEFAULT_SETTINGS, kind: 'satin', widthMm: 2.4 } },
    {
      ...base,
      name: say('leaf'),
      thread: 'leaf',
      paths: [...leaf(-11, -48), ...leaf(11, 48)],
      stitch: { ...DEFAULT_SETTINGS, kind: 'contour' },
    },
    {
      ...base,
      name: say('flower'),
      thread: 'vermilion',
      paths: petals.map((path) => shift([path], 0, -16)).flat(),
      stitch: { ...DEFAULT_SETTINGS, angleDeg: 45 },
    },
    {
      ...base,
      name: say('heart'),
      thread: 'marigold',
      paths: fitInto([basicShape('circle')], { x: 0, y: -16, width: 11, height: 11 }),
      stitch: { ...DEFAULT_SETTINGS, kind: 'satin', border: 'satin', widthMm: 1.5 },
    },
  ];
  openWork({ ...EMPTY_WORK, name: say('name'), shapes: shapes.map((shape) => ({ ...shape, id: newShapeId() })) });
}

const STEM = {
  isClosed: false,
  points: Array.from({ length: 25 }, (_, index) => ({ x: 1.5 * Math.sin(index / 4), y: -8 + index * 2.1 })),
};

/** Turns paths around the middle of the hoop instead of their own. */
function turnAround(paths: Shape['paths'], angleDeg: number): Shape['paths'] {
  const { x, y } = frameOf(paths);
  const angle = (angleDeg * Math.PI) / 180;
  const [toX, toY] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  return shift(turnPaths(paths, angleDeg), toX - x, toY - y);
}
