import { at, clamp } from './pixels.ts';
import type { Size } from './pixels.ts';

/** A part of the picture in shares of it. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const CROPS = ['whole', 'tight', 'portrait', 'square'] as const;
/** `whole` picture; `tight` around the garment; 3:4 and 1:1 around it. */
export type Crop = (typeof CROPS)[number];

export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Where the garment stands; the whole picture when nothing is left of it. */
export function boundsOf(alpha: ArrayLike<number>, { width, height }: Size): Box {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (at(alpha, y * width + x) < 24) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < left) return WHOLE;
  return { x: left / width, y: top / height, width: (right - left + 1) / width, height: (bottom - top + 1) / height };
}

/**
 * The part that is kept. `margin` is room around the garment, in shares of its longer side. A given ratio may reach over the picture:
 * what is beyond is empty.
 */
export function cropBox(bounds: Box, crop: Crop, margin: number, { width, height }: Size): Box {
  if (crop === 'whole') return WHOLE;
  const room = margin * Math.max(bounds.width * width, bounds.height * height);
  const inner = { width: bounds.width * width + 2 * room, height: bounds.height * height + 2 * room };
  const ratio = crop === 'portrait' ? 3 / 4 : crop === 'square' ? 1 : inner.width / inner.height;
  const kept =
    inner.width / inner.height > ratio
      ? { width: inner.width, height: inner.width / ratio }
      : { width: inner.height * ratio, height: inner.height };
  const box = {
    x: (bounds.x * width + (bounds.width * width - kept.width) / 2) / width,
    y: (bounds.y * height + (bounds.height * height - kept.height) / 2) / height,
    width: kept.width / width,
    height: kept.height / height,
  };
  if (crop !== 'tight') return box;
  const [x, y] = [clamp(box.x, 0, 1), clamp(box.y, 0, 1)];
  return { x, y, width: clamp(box.x + box.width, 0, 1) - x, height: clamp(box.y + box.height, 0, 1) - y };
}
