import type { Point } from '../geometry/point.ts';
import type { Area } from '../geometry/scan-area.ts';
import { cutRows, type RowPiece } from './rows.ts';
import { sectionsOf } from './sections.ts';

export interface RowFill {
  readonly angleDeg: number;
  readonly spacing: number;
  /** Longest stitch within a row. */
  readonly length: number;
  /** How much longer each row is at both ends; negative leaves a margin. */
  readonly overhang: number;
  /** Places of the stitches from row to row, as shares of the length: bricks for tatami, level for a split satin. */
  readonly bricks: readonly number[];
}

/** Points nearer than this to the end of their row are left out: the needle would strike the same hole. */
const NEAR_END_MM = 0.6;

/** Sews an area in rows, back and forth. Each result is one continuous line of needle places. */
export function fillRows(area: Area, fill: RowFill): readonly (readonly Point[])[] {
  const { rows, back } = cutRows(area, fill);
  const lines = sectionsOf(rows).map((section) => sewSection(section, fill).map(back));
  return lines.filter((line) => line.length > 1);
}

function sewSection(section: readonly RowPiece[], fill: RowFill): readonly Point[] {
  const line: Point[] = [];
  section.forEach((piece, index) => {
    const points = sewRow(piece, fill);
    line.push(...(index % 2 === 0 ? points : points.toReversed()));
  });
  return line;
}

function sewRow({ row, y, left, right }: RowPiece, { length, overhang, bricks }: RowFill): readonly Point[] {
  const [from, to] = [left - overhang, right + overhang];
  if (to - from < NEAR_END_MM / 2) return [];
  const offset = (bricks[row % bricks.length] ?? 0) * length;
  const points: Point[] = [{ x: from, y }];
  for (let x = Math.ceil((from - offset) / length) * length + offset; x < to - NEAR_END_MM; x += length)
    if (x > from + NEAR_END_MM) points.push({ x, y });
  points.push({ x: to, y });
  return points;
}
