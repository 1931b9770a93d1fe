import type { Size } from '../matte/index.ts';

/** The second pass's time grows with the pixels: half a second at this length. */
const LONGEST_SIDE = 560;

/** The size at which the second pass looks at a picture. */
export function sceneSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
