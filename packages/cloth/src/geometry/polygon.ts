import type { Polyline } from './polyline.ts';
import type { Point } from './vector.ts';

// Bound once: these run in the innermost loops.
const { hypot, max, min } = Math;

/** Even-odd rule; the outline is closed from its last point to its first. */
export function isInside(outline: Polyline, x: number, y: number): boolean {
  let inside = false;
  let before = outline[outline.length - 1];
  for (const point of outline) {
    if (before && point[1] > y !== before[1] > y) {
      const cut = ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0];
      if (x < cut) inside = !inside;
    }
    before = point;
  }
  return inside;
}

function distanceToSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : min(1, max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / square));
  return hypot(x - a[0] - dx * t, y - a[1] - dy * t);
}

/** Least distance to any of the lines; Infinity for none. */
export function distanceToLines(x: number, y: number, lines: readonly Polyline[]): number {
  let least = Infinity;
  for (const line of lines) {
    let before: Point | undefined;
    for (const point of line) {
      if (before) least = min(least, distanceToSegment(x, y, before, point));
      before = point;
    }
  }
  return least;
}

/** Positive for an outline that runs counter-clockwise. */
export function signedArea(outline: Polyline): number {
  let twice = 0;
  let before = outline[outline.length - 1];
  for (const point of outline) {
    if (before) twice += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return twice / 2;
}
