import type { Point } from '../raster/outline.ts';
import { lay, type Cutter } from './cutter.ts';

/** A tab of cloth: pocket, flap, epaulette, loop. Corners given clockwise. */
export function layTab(cutter: Cutter, corners: readonly (readonly [number, number])[], lift = 4, grain = 0): void {
  lay(
    cutter,
    corners.map(([x, y]): Point => [x, y, 'c']),
    { depth: 0, drape: 0.3, roll: 2.6, lift, grain },
  );
}
