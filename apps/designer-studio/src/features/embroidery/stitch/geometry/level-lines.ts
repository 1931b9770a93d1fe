import type { DistanceField } from './distance-field.ts';
import type { Path } from './path.ts';
import type { Point } from './point.ts';
import { simplify } from './simplify.ts';

/**
 * The closed lines of a field at a value, by marching squares (Lorensen's cubes in two dimensions). Saddles are split the same way
 * everywhere, so lines never cross.
 */
export function levelLines(field: DistanceField, level: number): readonly Path[] {
  const next = linksOf(field, level);
  const lines: Path[] = [];
  for (let start = next.keys().next(); start.done !== true; start = next.keys().next()) {
    const points: Point[] = [];
    for (let edge: number | undefined = start.value; edge !== undefined && next.has(edge);) {
      points.push(crossing(field, edge, level));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    // Grid noise is smaller than the cell.
    const smooth = simplify(points, field.cell / 2);
    if (smooth.length > 2) lines.push({ points: smooth, isClosed: true });
  }
  return lines;
}

/** From each crossed edge of the grid to the next along the line. An edge is twice its cell's index, plus one for the vertical ones. */
function linksOf({ width, height, values }: DistanceField, level: number): Map<number, number> {
  const next = new Map<number, number>();
  for (let row = 0; row < height - 1; row++)
    for (let column = 0; column < width - 1; column++) {
      const cell = row * width + column;
      const isIn = (index: number): number => ((values[index] ?? 0) >= level ? 1 : 0);
      const code = isIn(cell) | (isIn(cell + 1) << 1) | (isIn(cell + width + 1) << 2) | (isIn(cell + width) << 3);
      const edges = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + width), 2 * cell + 1];
      for (const [from, to] of LINKS[code] ?? []) next.set(edges[from] ?? 0, edges[to] ?? 0);
    }
  return next;
}

/** By which corners are inside (1 upper left, 2 upper right, 4 lower right, 8 lower left): from edge to edge, 0 top, 1 right, 2 bottom, 3 left; the inside is on the right hand. */
const LINKS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

function crossing({ width, cell, left, top, values }: DistanceField, edge: number, level: number): Point {
  const index = edge >> 1;
  const isVertical = edge % 2 === 1;
  const [a, b] = [values[index] ?? 0, values[index + (isVertical ? width : 1)] ?? 0];
  const share = a === b ? 0.5 : (level - a) / (b - a);
  const [column, row] = [index % width, Math.floor(index / width)];
  return { x: left + (column + (isVertical ? 0 : share)) * cell, y: top + (row + (isVertical ? share : 0)) * cell };
}
