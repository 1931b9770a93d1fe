import { between, distance, type Point } from './point.ts';
import { isIn, type Area } from './scan-area.ts';

export function isInside({ rings, rule }: Area, { x, y }: Point): boolean {
  let winding = 0;
  for (const { points } of rings) {
    let from = points.at(-1);
    for (const to of points) {
      if (from !== undefined && from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
        winding += to.y > from.y ? 1 : -1;
      from = to;
    }
  }
  return isIn(winding, rule);
}

/** Rows end a little outside their area, and outlines lie on its edge. */
const ENDS_MM = 0.4;
const STEP_MM = 0.25;

/** Whether the straight way stays in the area, looked at every quarter millimetre but for its two ends. */
export function isWayInside(area: Area, from: Point, to: Point): boolean {
  const way = distance(from, to);
  for (let at = ENDS_MM; at <= way - ENDS_MM; at += STEP_MM) if (!isInside(area, between(from, to, at / way))) return false;
  return true;
}
