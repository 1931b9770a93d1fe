import { sidesOf, type Path } from './path.ts';

/** What is inside: rings in rings are holes (`evenodd`), or only where they run the other way (`nonzero`, as in fonts). */
export type FillRule = 'evenodd' | 'nonzero';

export interface Area {
  readonly rings: readonly Path[];
  readonly rule: FillRule;
}

export interface ScanRows {
  readonly top: number;
  readonly spacing: number;
  readonly count: number;
}

export type Interval = readonly [left: number, right: number];

/** The stretches of each horizontal row that lie in the area, from left to right. */
export function scanArea({ rings, rule }: Area, { top, spacing, count }: ScanRows): readonly (readonly Interval[])[] {
  const crossings: Crossing[][] = Array.from({ length: count }, () => []);
  for (const ring of rings)
    for (const { from, to } of sidesOf({ points: ring.points, isClosed: true })) {
      const isDown = from.y <= to.y;
      const [upper, lower] = isDown ? [from, to] : [to, from];
      const slope = (lower.x - upper.x) / (lower.y - upper.y);
      for (let row = Math.max(0, Math.ceil((upper.y - top) / spacing)); row < count && top + row * spacing < lower.y; row++)
        crossings[row]?.push({ x: upper.x + (top + row * spacing - upper.y) * slope, turn: isDown ? 1 : -1 });
    }
  return crossings.map((row) => intervalsOf(row, rule));
}

interface Crossing {
  readonly x: number;
  readonly turn: number;
}

function intervalsOf(crossings: Crossing[], rule: FillRule): readonly Interval[] {
  const intervals: Interval[] = [];
  let [winding, left] = [0, 0];
  for (const { x, turn } of crossings.sort((a, b) => a.x - b.x)) {
    const wasInside = isIn(winding, rule);
    winding += turn;
    if (wasInside === isIn(winding, rule)) continue;
    if (wasInside) intervals.push([left, x]);
    else left = x;
  }
  return intervals;
}

export function isIn(winding: number, rule: FillRule): boolean {
  return rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
}
