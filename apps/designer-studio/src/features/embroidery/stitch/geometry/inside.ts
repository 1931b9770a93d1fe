import { sidesOf } from './path.ts';
import { between, distance, type Point } from './point.ts';
import { isIn, type Area } from './scan-area.ts';

export function isInside({ rings, rule }: Area, { x, y }: Point): boolean {
  let winding = 0;
  for (const { points } of rings)
    for (const { from, to } of sidesOf({ points, isClosed: true }))
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) winding += to.y > from.y ? 1 : -1;
  return isIn(winding, rule);
}

/** Whether the straight way stays in the area, looked at every half millimetre. */
export function isWayInside(area: Area, from: Point, to: Point): boolean {
  const steps = Math.max(2, Math.ceil(distance(from, to) / 0.5));
  for (let step = 0; step <= steps; step++) if (!isInside(area, between(from, to, step / steps))) return false;
  return true;
}
