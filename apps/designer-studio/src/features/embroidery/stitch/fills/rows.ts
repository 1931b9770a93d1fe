import { boxOf, movePaths } from '../geometry/path.ts';
import { turner, type Point } from '../geometry/point.ts';
import { scanArea, type Area } from '../geometry/scan-area.ts';

/** A piece of a row that lies in the area, in the turned frame where rows are horizontal. */
export interface RowPiece {
  readonly row: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

export interface Rows {
  /** Row pieces from top to bottom, those of one row from left to right. */
  readonly rows: readonly (readonly RowPiece[])[];
  /** From the turned frame back into the drawing. */
  readonly back: (point: Point) => Point;
}

/** Pieces shorter than this cannot be sewn. */
const SHORTEST_MM = 0.3;

/** Cuts an area into rows at an angle, one every `spacing` mm. Holes cut rows in two. */
export function cutRows({ rings, rule }: Area, { angleDeg, spacing }: { readonly angleDeg: number; readonly spacing: number }): Rows {
  const turned = movePaths(rings, turner(-angleDeg));
  const box = boxOf(turned);
  const back = turner(angleDeg);
  if (box === undefined) return { rows: [], back };
  const top = box.top + spacing / 2;
  const count = Math.max(0, Math.ceil((box.bottom - top) / spacing));
  const rows = scanArea({ rings: turned, rule }, { top, spacing, count }).map((intervals, row) =>
    intervals.filter(([left, right]) => right - left >= SHORTEST_MM).map(([left, right]) => ({ row, y: top + row * spacing, left, right })),
  );
  return { rows, back };
}
