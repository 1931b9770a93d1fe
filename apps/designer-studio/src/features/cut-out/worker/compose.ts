import { cutStrip } from '../matte/index.ts';
import type { Matte, Size } from '../matte/index.ts';
import type { Background } from './messages.ts';

/** Rows that are cut at a time: a whole picture of 16 megapixels would be copied twice. */
const ROWS = 256;
/** Widths of the smaller copies that a blurred backdrop is made of: the small one fills in behind the garment. */
const BLURS = [8, 40];

/** The picture at a size, without its backdrop, on the wished one. */
export function composeWhole(
  bitmap: ImageBitmap,
  { width, height }: Size,
  matte: Matte,
  background: Background,
  onProgress: (share: number) => void = () => undefined,
): OffscreenCanvas {
  const cut = new OffscreenCanvas(width, height);
  const context = contextOf(cut);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  for (let top = 0; top < height; top += ROWS) {
    const rows = Math.min(ROWS, height - top);
    const strip = context.getImageData(0, top, width, rows);
    cutStrip(strip, matte, { top, wholeHeight: height });
    context.putImageData(strip, 0, top);
    onProgress((top + rows) / height);
  }
  // Beneath what is there already.
  context.globalCompositeOperation = 'destination-over';
  if (background.kind === 'colour') {
    context.fillStyle = background.colour;
    context.fillRect(0, 0, width, height);
  } else if (background.kind === 'blur') {
    context.drawImage(blurredBackdrop(bitmap, matte), 0, 0, width, height);
  }
  return cut;
}

/** The picture's backdrop without the garment, out of focus. Every browser scales; few have filters in a worker. */
function blurredBackdrop(bitmap: ImageBitmap, matte: Matte): OffscreenCanvas {
  const { width, height } = matte.soft;
  const backdrop = new OffscreenCanvas(width, height);
  const context = contextOf(backdrop);
  context.drawImage(bitmap, 0, 0, width, height);
  const image = context.getImageData(0, 0, width, height);
  matte.mask.forEach((value, i) => {
    if (value > 0) image.data[i * 4 + 3] = 0;
  });
  context.putImageData(image, 0, 0);
  const blurred = new OffscreenCanvas(width, height);
  const onto = contextOf(blurred);
  onto.imageSmoothingQuality = 'high';
  // A copy of one pixel, which has no holes, lies below the others.
  for (const across of [1, ...BLURS]) onto.drawImage(smaller(backdrop, across), 0, 0, width, height);
  return blurred;
}

/** Halved again and again, so that every pixel counts. */
function smaller(source: OffscreenCanvas, across: number): OffscreenCanvas {
  let canvas = source;
  while (canvas.width > across) {
    const half = new OffscreenCanvas(Math.max(across, canvas.width >> 1), Math.max(1, canvas.height >> 1));
    const context = contextOf(half);
    context.imageSmoothingQuality = 'high';
    context.drawImage(canvas, 0, 0, half.width, half.height);
    canvas = half;
  }
  return canvas;
}

/** Throws where the browser gives no drawing surface, which it does when memory is short. */
export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no memory for a drawing of this size');
  return context;
}
