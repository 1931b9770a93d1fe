import { closeUpHeightCm } from '../mesh/close-up.ts';
import { channelsOf, findClothSquare, type ClothSquare, type Square } from './find-cloth-square.ts';

/** A picture of cloth that joins itself on all sides, its first row uppermost, and how many cm of the pattern it covers. */
export type ClothTile = { readonly image: HTMLCanvasElement | ImageBitmap; readonly widthCm: number; readonly heightCm: number };

export type ClothOfCloseUp = {
  /** Colour of the cloth, as `#rrggbb`: what is of another one, a form or a backdrop, is none of it. */
  readonly colourHex: string;
  /** Of the garment's mesh: thick cloth is photographed from further away. */
  readonly thicknessCm: number;
};

const SIZE = 256;
/** Pixels of the shorter side of the small drawing in which the square is looked for. */
const COARSE = 48;

/**
 * Cuts a square out of a close-up, of plain cloth where nothing is sewn on, and takes its light and shadow away, so that only weave and print are
 * left; four of it, each the mirror of its neighbours, are the tile. Nothing where no square shows the cloth.
 */
export function readCloth(picture: ImageBitmap, { colourHex, thicknessCm }: ClothOfCloseUp): ClothTile | undefined {
  const square = findSquare(picture, colourHex);
  const tile = square && drawn(SIZE, picture, square);
  if (!square || !tile) return undefined;
  const pixels = tile.getImageData(0, 0, SIZE, SIZE);
  // Light changes from fold to fold. Taken away as finely, a print would go with it.
  const lit = lightOf(picture, square, square.isPrinted ? 2 : 24);
  if (!lit) return undefined;
  // Plain cloth has the colour of its card again, whatever lamps made of it.
  const mean = square.isPrinted ? meanOf(lit) : channelsOf(colourHex);
  for (let at = 0; at < pixels.data.length; at += 4)
    for (let channel = 0; channel < 3; channel++) {
      const value = pixels.data[at + channel] ?? 0;
      pixels.data[at + channel] = (value * (mean[channel] ?? 0)) / Math.max(8, lit[at + channel] ?? 0);
    }
  tile.putImageData(pixels, 0, 0);
  const cm = (2 * closeUpHeightCm(thicknessCm) * square.side) / picture.height;
  return { image: mirrored(tile.canvas), widthCm: cm, heightCm: cm };
}

/** The square of the picture that a small drawing of it shows to be cloth. */
function findSquare(picture: ImageBitmap, colourHex: string): ClothSquare | undefined {
  const { width, height } = picture;
  const scale = COARSE / Math.min(width, height);
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const whole = drawn(columns, picture, { x: 0, y: 0, side: width, height }, rows);
  const found = whole && findClothSquare(whole.getImageData(0, 0, columns, rows), colourHex);
  return found && { ...found, x: found.x / scale, y: found.y / scale, side: found.side / scale };
}

/** The square as if nothing in it were smaller than a part of so many. */
function lightOf(picture: ImageBitmap, square: Square, parts: number): Uint8ClampedArray | undefined {
  const coarse = drawn(parts, picture, square);
  return coarse && drawn(SIZE, coarse.canvas, { x: 0, y: 0, side: parts })?.getImageData(0, 0, SIZE, SIZE).data;
}

function drawn(
  columns: number,
  source: CanvasImageSource,
  { x, y, side, height = side }: Square & { readonly height?: number },
  rows = columns,
): CanvasRenderingContext2D | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, side, height, 0, 0, columns, rows);
  return context;
}

function mirrored(tile: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * tile.width;
  canvas.height = 2 * tile.height;
  const context = canvas.getContext('2d');
  for (const [x, y] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    context?.setTransform(x, 0, 0, y, tile.width, tile.height);
    context?.drawImage(tile, 0, 0);
  }
  return canvas;
}

function meanOf(pixels: Uint8ClampedArray): readonly number[] {
  const sums = [0, 0, 0];
  pixels.forEach((value, i) => i % 4 < 3 && (sums[i % 4] = (sums[i % 4] ?? 0) + value));
  return sums.map((sum) => (4 * sum) / pixels.length);
}
