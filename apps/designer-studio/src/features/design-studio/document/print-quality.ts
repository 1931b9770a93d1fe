import type { ImageObject } from './object-types.ts';

/** Dots per inch below which a print looks soft, and below which it is refused. */
export const SOFT_DPI = 150;
export const LEAST_DPI = 72;
const MM_PER_INCH = 25.4;

export type PrintQuality = { readonly dpi: number; readonly verdict: 'good' | 'soft' | 'refused' };

/** How many dots per inch a picture has at the size it will be printed. */
export function printQuality({
  pixelWidth,
  pixelHeight,
  width,
  height,
  tile,
}: Pick<ImageObject, 'pixelWidth' | 'pixelHeight' | 'width' | 'height' | 'tile'>): PrintQuality {
  const printed = tile === null ? Math.max(width / pixelWidth, height / pixelHeight) : tile / pixelWidth;
  const dpi = Math.floor(MM_PER_INCH / printed);
  return { dpi, verdict: dpi < LEAST_DPI ? 'refused' : dpi < SOFT_DPI ? 'soft' : 'good' };
}

/** The widest a picture may be printed, in mm. */
export function widestPrint(pixelWidth: number): number {
  return (pixelWidth / LEAST_DPI) * MM_PER_INCH;
}
