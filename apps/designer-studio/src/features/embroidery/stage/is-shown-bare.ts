import type { Shape } from '../stitch/shape.ts';
import type { Sewing } from '../worker/questions.ts';

/** Whether a shape is to be shown as a patch of colour, because it has no stitches. */
export function isShownBare(sewing: Sewing | undefined, shape: Shape): boolean {
  return sewing === undefined || sewing.empty.includes(shape.id);
}
