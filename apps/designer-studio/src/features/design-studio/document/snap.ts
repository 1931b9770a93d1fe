import { boundsOf, type Box } from './bounds.ts';

/** A line on which something came to lie, in mm of the print area. */
export type Guide = { readonly axis: 'x' | 'y'; readonly at: number };
export type Snap = { readonly dx: number; readonly dy: number; readonly guides: readonly Guide[] };
type Laid = Parameters<typeof boundsOf>[0];

/**
 * How a moved box is drawn to edges and middles of the print area and of other objects that are at most `reach` mm away. Of several lines
 * the nearest wins.
 */
export function snap(box: Box, others: readonly Laid[], [width, height]: readonly [number, number], reach: number): Snap {
  const boxes = [{ left: 0, top: 0, right: width, bottom: height }, ...others.map(boundsOf)];
  const across = nearest(
    [box.left, (box.left + box.right) / 2, box.right],
    boxes.flatMap(({ left, right }) => [left, (left + right) / 2, right]),
    reach,
  );
  const down = nearest(
    [box.top, (box.top + box.bottom) / 2, box.bottom],
    boxes.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom]),
    reach,
  );
  return {
    dx: across?.by ?? 0,
    dy: down?.by ?? 0,
    guides: [...(across ? [{ axis: 'x' as const, at: across.at }] : []), ...(down ? [{ axis: 'y' as const, at: down.at }] : [])],
  };
}

function nearest(
  own: readonly number[],
  lines: readonly number[],
  reach: number,
): { readonly by: number; readonly at: number } | undefined {
  let best: { by: number; at: number } | undefined;
  for (const line of lines) {
    for (const edge of own) {
      const by = line - edge;
      if (Math.abs(by) <= reach && (best === undefined || Math.abs(by) < Math.abs(best.by))) best = { by, at: line };
    }
  }
  return best;
}
