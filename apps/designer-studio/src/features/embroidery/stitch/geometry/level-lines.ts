import type { DistanceField } from './distance-field.ts';
import type { Path } from './path.ts';
import type { Point } from './point.ts';
import { simplify } from './simplify.ts';

/**
 * The closed lines of a field at each of the values `first`, `first + step` …, by marching squares (Lorensen's cubes in two dimensions).
 * Saddles are split the same way everywhere, so lines never cross. The grid is gone through once, whatever the number of values.
 */
export function levelLines(field: DistanceField, first: number, step = Infinity): readonly (readonly Path[])[] {
  return linksOf(field, first, step).map((next, index) => follow(field, next, index === 0 ? first : first + index * step));
}

function follow(field: DistanceField, next: Map<number, number>, level: number): readonly Path[] {
  const lines: Path[] = [];
  for (const start of next.keys()) {
    const points: Point[] = [];
    for (let edge: number | undefined = start; edge !== undefined && next.has(edge);) {
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

/**
 * For each value: from each crossed edge of the grid to the next along the line. An edge is twice its cell's index, plus one for the
 * vertical ones.
 */
function linksOf({ width, height, values }: DistanceField, first: number, step: number): readonly Map<number, number>[] {
  const links: Map<number, number>[] = [];
  for (let row = 0; row < height - 1; row++) {
    let [cell, right, lowerRight] = [row * width, values[row * width] ?? 0, values[(row + 1) * width] ?? 0];
    for (const end = cell + width - 1; cell < end; cell++) {
      const a = right;
      const d = lowerRight;
      right = values[cell + 1] ?? 0;
      lowerRight = values[cell + width + 1] ?? 0;
      const highest = Math.max(Math.max(a, right), Math.max(d, lowerRight));
      if (highest < first) continue;
      const lowest = Math.min(Math.min(a, right), Math.min(d, lowerRight));
      let index = lowest < first ? 0 : Math.floor((lowest - first) / step);
      let level = index === 0 ? first : first + index * step;
      for (; level <= highest; index++, level += step) {
        const code = (a >= level ? 1 : 0) | (right >= level ? 2 : 0) | (lowerRight >= level ? 4 : 0) | (d >= level ? 8 : 0);
        if (code !== 0 && code !== 15) link(linksAt(links, index), cell, width, code);
      }
    }
  }
  return links;
}

function linksAt(links: Map<number, number>[], index: number): Map<number, number> {
  while (links.length <= index) links.push(new Map());
  // Just made.
  return links[index] as Map<number, number>;
}

function link(into: Map<number, number>, cell: number, width: number, code: number): void {
  const sides = LINKS[code] ?? [];
  for (let index = 0; index < sides.length; index += 2)
    into.set(edgeOf(sides[index] ?? 0, cell, width), edgeOf(sides[index + 1] ?? 0, cell, width));
}

function edgeOf(side: number, cell: number, width: number): number {
  switch (side) {
    case 0:
      return 2 * cell;
    case 1:
      return 2 * cell + 3;
    case 2:
      return 2 * (cell + width);
    default:
      return 2 * cell + 1;
  }
}

/** By which corners are inside (1 upper left, 2 upper right, 4 lower right, 8 lower left): from edge to edge in turns, 0 top, 1 right, 2 bottom, 3 left; the inside is on the right hand. */
const LINKS: readonly (readonly number[])[] = [
  [],
  [0, 3],
  [1, 0],
  [1, 3],
  [2, 1],
  [0, 3, 2, 1],
  [2, 0],
  [2, 3],
  [3, 2],
  [0, 2],
  [1, 0, 3, 2],
  [1, 2],
  [3, 1],
  [0, 1],
  [3, 0],
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
