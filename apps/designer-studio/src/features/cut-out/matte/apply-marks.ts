import { collect } from './flood-backdrop.ts';
import type { Mark } from './mark.ts';
import { at } from './pixels.ts';
import type { Size } from './pixels.ts';
import type { Lab } from './to-lab.ts';

/** How far a colour may be from the marked point's to belong to the same area. */
const AREA_LIMIT = 9;

/**
 * Draws the marks into the mask, in their order. Returns where a brush had the last word: there the mask stays as drawn, while the
 * edges of marked areas are softened like all others.
 */
export function applyMarks(mask: Uint8Array, marks: readonly Mark[], lab: Lab, size: Size): Uint8Array {
  const drawn = new Uint8Array(mask.length);
  for (const mark of marks) {
    if (mark.tool === 'brush') paint(mask, drawn, mark, size);
    else fillArea(mask, drawn, mark, lab, size);
  }
  return drawn;
}

/** The mark as a chain of discs. */
function paint(mask: Uint8Array, drawn: Uint8Array, mark: Extract<Mark, { tool: 'brush' }>, { width, height }: Size): void {
  const longer = Math.max(width, height);
  const radius = Math.max(0.5, mark.radius * longer);
  const value = mark.isKept ? 255 : 0;
  let [fromX, fromY] = [(mark.points[0] ?? 0) * width, (mark.points[1] ?? 0) * height];
  for (let k = 0; k < mark.points.length; k += 2) {
    const [toX, toY] = [at(mark.points, k) * width, at(mark.points, k + 1) * height];
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / Math.max(1, radius / 3)));
    for (let step = 1; step <= steps; step += 1) dab(fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps);
    [fromX, fromY] = [toX, toY];
  }

  function dab(middleX: number, middleY: number): void {
    for (let y = Math.max(0, Math.floor(middleY - radius)); y <= Math.min(height - 1, middleY + radius); y += 1) {
      const half = Math.sqrt(Math.max(0, radius * radius - (y - middleY) ** 2));
      const [from, to] = [Math.max(0, Math.ceil(middleX - half)), Math.min(width - 1, Math.floor(middleX + half))];
      if (to < from) continue;
      mask.fill(value, y * width + from, y * width + to + 1);
      drawn.fill(1, y * width + from, y * width + to + 1);
    }
  }
}

/** Everything of about one colour that hangs together with the marked point. */
function fillArea(mask: Uint8Array, drawn: Uint8Array, mark: Extract<Mark, { tool: 'area' }>, lab: Lab, size: Size): void {
  const { width, height } = size;
  const start = Math.min(height - 1, Math.floor(mark.y * height)) * width + Math.min(width - 1, Math.floor(mark.x * width));
  const [l, a, b] = [at(lab.l, start), at(lab.a, start), at(lab.b, start)];
  const limit = AREA_LIMIT * AREA_LIMIT;
  const seen = new Uint8Array(mask.length);
  const queue = new Int32Array(mask.length);
  const isAlike = (i: number): boolean =>
    seen[i] === 0 && (at(lab.l, i) - l) ** 2 + (at(lab.a, i) - a) ** 2 + (at(lab.b, i) - b) ** 2 < limit;
  const length = collect(start, queue, size, isAlike, seen);
  for (let k = 0; k < length; k += 1) {
    const i = at(queue, k);
    mask[i] = mark.isKept ? 255 : 0;
    drawn[i] = 0;
  }
}
