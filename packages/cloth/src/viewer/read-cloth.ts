/** A square of cloth and how many cm of it the square shows. */
export type ClothTile = { readonly image: HTMLCanvasElement; readonly cm: number };

const SIZE = 256;
/** A close-up shows about this much cloth from side to side. */
const CLOSE_UP_CM = 26;
/** Part of the picture's width that is taken, from the corner that is flat in most close-ups. */
const PART = 0.6;
/** Difference of two colours, from 0 to 442, from which two places differ. */
const DIFFERENT = 48;
/** How far weave alone takes a place from its surroundings in the mean, of 255; prints take it further. */
const MOST_OF_WEAVE = 6;

/**
 * Cuts a square out of a close-up and takes its light and shadow away, so that only weave and print are left. Nothing where a garment
 * lies before a backdrop, which both upper corners show and the middle does not.
 */
export function readCloth(picture: ImageBitmap): ClothTile | undefined {
  const side = Math.floor(Math.min(picture.width, picture.height) * PART);
  const whole = drawn(12, picture, picture.width, picture.height);
  const tile = drawn(SIZE, picture, side);
  if (!whole || !tile || hasBackdrop(whole)) return undefined;
  const pixels = tile.getImageData(0, 0, SIZE, SIZE);
  // Light changes from fold to fold. Taken away as finely, a print would go with it.
  const folds = lightOf(picture, side, 24);
  const lit = folds && differenceOf(pixels.data, folds) <= MOST_OF_WEAVE ? folds : lightOf(picture, side, 4);
  if (!lit) return undefined;
  const mean = meanOf(lit);
  for (let at = 0; at < pixels.data.length; at += 4)
    for (let channel = 0; channel < 3; channel++) {
      const value = pixels.data[at + channel] ?? 0;
      pixels.data[at + channel] = (value * (mean[channel] ?? 0)) / Math.max(8, lit[at + channel] ?? 0);
    }
  tile.putImageData(pixels, 0, 0);
  return { image: tile.canvas, cm: CLOSE_UP_CM * PART };
}

/** Of a picture of 12 by 12 pixels. */
function hasBackdrop(whole: CanvasRenderingContext2D): boolean {
  const [left = [], right = [], middle = []] = [0, 10, 5].map((x) => meanOf(whole.getImageData(x, x === 5 ? 5 : 0, 2, 2).data));
  return distanceOf(left, right) < DIFFERENT && distanceOf(left, middle) > DIFFERENT && distanceOf(right, middle) > DIFFERENT;
}

/** The picture as if nothing in it were smaller than a part of so many. */
function lightOf(picture: ImageBitmap, side: number, parts: number): Uint8ClampedArray | undefined {
  const coarse = drawn(parts, picture, side);
  return coarse && drawn(SIZE, coarse.canvas, parts)?.getImageData(0, 0, SIZE, SIZE).data;
}

function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / (one.length * 0.75);
}

function drawn(size: number, source: CanvasImageSource, width: number, height = width): CanvasRenderingContext2D | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height, 0, 0, size, size);
  return context;
}

function meanOf(pixels: Uint8ClampedArray): readonly number[] {
  const sums = [0, 0, 0];
  pixels.forEach((value, i) => i % 4 < 3 && (sums[i % 4] = (sums[i % 4] ?? 0) + value));
  return sums.map((sum) => (4 * sum) / pixels.length);
}

function distanceOf(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0)));
}
