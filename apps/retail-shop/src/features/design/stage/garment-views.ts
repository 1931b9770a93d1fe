import type { ImageRef } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';

export type GarmentViews = {
  /** In their order: the garment itself. */
  readonly views: readonly ImageRef[];
  /** A photograph of nothing but the cloth. */
  readonly cloth: ImageRef | undefined;
};

/** With fewer photographs each one is needed to show the garment. */
const LEAST = 4;
/** Distance of two colours, from 0 to 442: how far a print may carry the mean of a close-up away from the cloth's own colour. */
const STILL_CLOTH = 140;

/** Which photographs show the garment and which one its cloth: the last of at least four, when the cloth's colour fills it. */
export function garmentViews({ images, colourHex }: Pick<Design, 'images' | 'colourHex'>): GarmentViews {
  const last = images.at(-1);
  if (last === undefined || images.length < LEAST || distance(last.color, colourHex) > STILL_CLOTH)
    return { views: images, cloth: undefined };
  return { views: images.slice(0, -1), cloth: last };
}

const distance = (one: string, other: string): number => Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)));
const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
