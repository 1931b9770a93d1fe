import { applyMarks } from './apply-marks.ts';
import { backdropColour } from './backdrop-colour.ts';
import type { Matte } from './cut-strip.ts';
import { floodBackdrop } from './flood-backdrop.ts';
import { guideMask } from './guided-filter.ts';
import type { Mark } from './mark.ts';
import type { Distance } from './measure-distance.ts';
import type { Pixels } from './pixels.ts';

export type MatteWish = {
  /** How much counts as backdrop: 1 is usual, 0.25 to 4. */
  readonly tolerance: number;
  /** How far edges may move and soften, in thousandths of the longer side; 0 leaves them hard. */
  readonly feather: number;
  readonly marks: readonly Mark[];
};

/**
 * The matte of a picture from its distances to the backdrop, or from a mask that was found otherwise (`scene`, of the same size). A
 * few milliseconds beside the distances, so it follows a slider.
 */
export function makeMatte(pixels: Pixels, distance: Distance, grey: Float32Array, wish: MatteWish, scene?: Uint8Array): Matte {
  const size = { width: pixels.width, height: pixels.height };
  const mask = scene?.slice() ?? floodBackdrop(distance, wish.tolerance);
  const drawn = applyMarks(mask, wish.marks, distance.lab, size);
  const longer = Math.max(size.width, size.height);
  const radius = Math.max(1, Math.round((wish.feather / 1000) * longer));
  // Without softness the smallest window with a high bar is the mask itself, smoothed by a pixel.
  const soft = wish.feather === 0 ? guideMask(mask, grey, size, 1, 1) : guideMask(mask, grey, size, radius);
  return { soft, mask, drawn, backdrop: backdropColour(pixels, mask, Math.max(6, radius * 3)) };
}
