import { isInside } from '../geometry/inside.ts';
import { boxOf, movePaths } from '../geometry/path.ts';
import { turner, type Point } from '../geometry/point.ts';
import type { Area } from '../geometry/scan-area.ts';

/** A cross in a stripe of crosses that lie side by side: its left edge and its top edge. */
interface Stripe {
  readonly left: number;
  readonly top: number;
  count: number;
}

/**
 * Counted cross stitch: squares of the given side whose corners and middle all lie in the area get a cross each. A stripe of squares is
 * sewn to its end in one diagonal each, alternately falling and rising, and back in the others.
 */
export function fillCrosses({ rings, rule }: Area, { angleDeg, side }: { readonly angleDeg: number; readonly side: number }) {
  const turned = { rings: movePaths(rings, turner(-angleDeg)), rule };
  const back = turner(angleDeg);
  return stripesOf(turned, side).map((stripe) => sewStripe(stripe, side).map(back));
}

function stripesOf(area: Area, side: number): readonly Stripe[] {
  const box = boxOf(area.rings);
  if (box === undefined) return [];
  const [columns, rows] = [Math.floor((box.right - box.left) / side), Math.floor((box.bottom - box.top) / side)];
  // The grid is centred: as much is left over on both sides.
  const left = (box.left + box.right - columns * side) / 2;
  const top = (box.top + box.bottom - rows * side) / 2;
  const stripes: Stripe[] = [];
  for (let row = 0; row < rows; row++) {
    let stripe: Stripe | undefined;
    for (let column = 0; column < columns; column++) {
      const corner = { x: left + column * side, y: top + row * side };
      if (!isSquareInside(area, corner, side)) stripe = undefined;
      else if (stripe !== undefined) stripe.count++;
      else {
        stripe = { left: corner.x, top: corner.y, count: 1 };
        stripes.push(stripe);
      }
    }
  }
  return stripes;
}

/** Just inside the corners: those of a square that fits exactly lie on the outline. */
const SHY = 0.02;

function isSquareInside(area: Area, { x, y }: Point, side: number): boolean {
  return [
    [SHY, SHY],
    [1 - SHY, SHY],
    [0.5, 0.5],
    [SHY, 1 - SHY],
    [1 - SHY, 1 - SHY],
  ].every(([across = 0, down = 0]) => isInside(area, { x: x + across * side, y: y + down * side }));
}

function sewStripe({ left, top, count }: Stripe, side: number): readonly Point[] {
  const corner = (column: number, isLow: boolean): Point => ({ x: left + column * side, y: top + (isLow ? side : 0) });
  const line: Point[] = [];
  for (let column = 0; column <= count; column++) line.push(corner(column, column % 2 === 0));
  for (let column = count; column >= 0; column--) line.push(corner(column, column % 2 !== 0));
  return line;
}
