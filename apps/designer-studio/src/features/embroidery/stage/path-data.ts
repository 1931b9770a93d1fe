import type { Path } from '../stitch/geometry/path.ts';

/** The `d` of an SVG path, in hundredths of a millimetre. */
export function pathData(paths: readonly Path[]): string {
  return paths
    .map(({ points, isClosed }) => `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}${isClosed ? 'Z' : ''}`)
    .join('');
}
