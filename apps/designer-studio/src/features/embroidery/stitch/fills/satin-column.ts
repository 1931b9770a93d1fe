import { lineOf, type Path } from '../geometry/path.ts';
import { distance, type Point } from '../geometry/point.ts';
import { walk } from '../geometry/resample.ts';

export interface SatinColumn {
  /** Whole width of the column, with what it is wider for pull. */
  readonly width: number;
  /** Distance of neighbouring stitches of one side. */
  readonly spacing: number;
}

/**
 * A column of satin along a line: the thread goes from side to side. The direction of the line is taken over a stretch as long as half the
 * column is wide, so that stitches fan out around corners instead of crossing.
 */
export function satinColumn(path: Path, { width, spacing }: SatinColumn): readonly Point[] {
  const step = spacing / 2;
  const line = lineOf(path);
  const [first] = line;
  if (first === undefined) return [];
  const middle = [first, ...walk(line, step)];
  const reach = Math.max(1, Math.round(width / 2 / step));
  const at = (index: number): Point | undefined =>
    path.isClosed ? middle[(index + middle.length) % middle.length] : middle[Math.min(Math.max(index, 0), middle.length - 1)];
  return middle.flatMap((point, index) => {
    const [before, after] = [at(index - reach), at(index + reach)];
    if (before === undefined || after === undefined) return [];
    const length = distance(before, after);
    if (length === 0) return [];
    const side = ((index % 2 === 0 ? 1 : -1) * width) / 2;
    return [{ x: point.x - ((after.y - before.y) / length) * side, y: point.y + ((after.x - before.x) / length) * side }];
  });
}
