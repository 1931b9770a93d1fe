import type { ImageRef } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';

/** Difference of two colours, from 0 to 442, up to which a print may carry the mean away from the cloth. */
const STILL_CLOTH = 140;

/** Photographs that may show nothing but the cloth: never the first two, which show the garment. */
export function closeUpsOf({ images }: Pick<Design, 'images'>, colourHex: string): readonly ImageRef[] {
  const wanted = channelsOf(colourHex);
  return images.slice(2, 5).filter(({ color }) => distanceOf(channelsOf(color), wanted) <= STILL_CLOTH);
}

function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0);
}

function distanceOf(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0)));
}
