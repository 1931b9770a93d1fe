import { at, clamp } from './pixels.ts';
import type { Size } from './pixels.ts';

/** A mask at another size: 255 or 0, the nearer of the two. */
export function resizeMask(mask: Uint8Array, from: Size, to: Size): Uint8Array {
  const out = new Uint8Array(to.width * to.height);
  for (let y = 0; y < to.height; y += 1) {
    const placeY = clamp(((y + 0.5) * from.height) / to.height - 0.5, 0, from.height - 1);
    const rowY = Math.min(Math.floor(placeY), Math.max(0, from.height - 2));
    const v = placeY - rowY;
    for (let x = 0; x < to.width; x += 1) {
      const placeX = clamp(((x + 0.5) * from.width) / to.width - 0.5, 0, from.width - 1);
      const columnX = Math.min(Math.floor(placeX), Math.max(0, from.width - 2));
      const u = placeX - columnX;
      const i = rowY * from.width + columnX;
      const right = from.width === 1 ? 0 : 1;
      const below = from.height === 1 ? 0 : from.width;
      const value =
        (at(mask, i) * (1 - u) + at(mask, i + right) * u) * (1 - v) + (at(mask, i + below) * (1 - u) + at(mask, i + below + right) * u) * v;
      out[y * to.width + x] = value >= 128 ? 255 : 0;
    }
  }
  return out;
}
