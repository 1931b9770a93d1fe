import type { Path } from '../geometry/path.ts';
import { DEFAULT_SETTINGS, type StitchSettings } from '../settings.ts';
import type { Shape } from '../shape.ts';

/** A repeatable stream of numbers from 0 to 1 (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function ring(points: readonly (readonly [number, number])[], isClosed = true): Path {
  return { points: points.map(([x, y]) => ({ x, y })), isClosed };
}

export function circle(radius: number, { x = 0, y = 0 } = {}): Path {
  return ring(
    Array.from({ length: 90 }, (_, index) => [
      x + radius * Math.cos((index / 45) * Math.PI),
      y + radius * Math.sin((index / 45) * Math.PI),
    ]),
  );
}

export const SQUARE = ring([
  [-10, -10],
  [10, -10],
  [10, 10],
  [-10, 10],
]);

/** A star of random rays, which is concave between them. */
export function randomStar(random: () => number): Path {
  const rays = 3 + Math.floor(random() * 6);
  return ring(
    Array.from({ length: rays * 2 }, (_, index) => {
      const radius = index % 2 === 0 ? 12 + random() * 14 : 4 + random() * 6;
      const angle = (index / rays) * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
}

export function shapeOf(paths: readonly Path[], stitch: Partial<StitchSettings> = {}, more: Partial<Shape> = {}): Shape {
  return { id: 'shp_1', name: 'Shape', paths, rule: 'evenodd', thread: 'vermilion', stitch: { ...DEFAULT_SETTINGS, ...stitch }, ...more };
}
