import { boxMean } from '../matte/guided-filter.ts';
import type { Mark, Pixels, Size } from '../matte/index.ts';
import { at } from '../matte/pixels.ts';

interface Mat {
  readonly data: Uint8Array;
  delete(): void;
}

/** As much of OpenCV as the second pass uses. */
export interface OpenCv {
  readonly Mat: new () => Mat;
  readonly Rect: new (x: number, y: number, width: number, height: number) => object;
  readonly COLOR_RGBA2RGB: number;
  readonly GC_INIT_WITH_RECT: number;
  readonly GC_INIT_WITH_MASK: number;
  readonly GC_EVAL: number;
  matFromImageData(image: Pixels): Mat;
  cvtColor(from: Mat, to: Mat, code: number): void;
  grabCut(picture: Mat, mask: Mat, frame: object, backdrop: Mat, garment: Mat, rounds: number, mode: number): void;
}

const ROUNDS = 8;
/** Of the picture: what is outside of the frame is backdrop for sure. */
const FRAME = 0.025;
/** After this round, what lies along the outline has to prove itself once more. */
const DOUBT_AFTER = 4;
/** Of the longer side: how wide a shadow along the outline may be. */
const SHADOW = 0.02;
/** Values of OpenCV's mask. */
const SURE_BACKDROP = 0;
const SURE_GARMENT = 1;
const LIKELY_BACKDROP = 2;

/** 255 where the colours are more like those within the frame and the marks. `onProgress` hears 0 to 1 after each round. */
export function grabCut(cv: OpenCv, pixels: Pixels, marks: readonly Mark[], onProgress: (share: number) => void): Uint8Array<ArrayBuffer> {
  const { width, height } = pixels;
  const source = cv.matFromImageData(pixels);
  const [picture, mask, backdrop, garment] = [new cv.Mat(), new cv.Mat(), new cv.Mat(), new cv.Mat()];
  try {
    cv.cvtColor(source, picture, cv.COLOR_RGBA2RGB);
    const [left, top] = [Math.max(1, Math.round(width * FRAME)), Math.max(1, Math.round(height * FRAME))];
    const frame = new cv.Rect(left, top, Math.max(1, width - 2 * left), Math.max(1, height - 2 * top));
    cv.grabCut(picture, mask, frame, backdrop, garment, 1, cv.GC_INIT_WITH_RECT);
    onProgress(1 / ROUNDS);
    for (let round = 1; round < ROUNDS; round += 1) {
      if (round === DOUBT_AFTER) doubtOutline(mask.data, pixels);
      // What was marked stays as marked, whatever the rounds before made of it.
      drawMarks(mask.data, marks, pixels);
      cv.grabCut(picture, mask, frame, backdrop, garment, 1, cv.GC_INIT_WITH_MASK);
      onProgress((round + 1) / ROUNDS);
    }
    return Uint8Array.from(mask.data, (value) => ((value & 1) === 1 ? 255 : 0));
  } finally {
    for (const mat of [source, picture, mask, backdrop, garment]) mat.delete();
  }
}

/**
 * A garment's shadow on what is behind it is like neither, and the rounds count it as garment from the first one on. Colours are learnt
 * anew with a band along the outline as backdrop: what looks like the garment's inside comes back. Straps and hair are no such band.
 */
function doubtOutline(mask: Uint8Array, size: Size): void {
  const radius = Math.max(2, Math.round(Math.max(size.width, size.height) * SHADOW));
  const isGarment = Float32Array.from(mask, (value) => value & 1);
  const inside = boxMean(isGarment, size, radius).map((share) => (share > 0.999 ? 1 : 0));
  const around = boxMean(inside, size, Math.round(radius * 1.5));
  for (let i = 0; i < mask.length; i += 1) if (isGarment[i] === 1 && inside[i] === 0 && at(around, i) > 1e-5) mask[i] = LIKELY_BACKDROP;
}

function drawMarks(mask: Uint8Array, marks: readonly Mark[], { width, height }: Size): void {
  for (const mark of marks) {
    const radius = Math.max(2, mark.tool === 'brush' ? mark.radius * Math.max(width, height) : 2);
    const points = mark.tool === 'brush' ? mark.points : [mark.x, mark.y];
    for (let k = 0; k < points.length; k += 2) {
      const [x, y] = [at(points, k) * width, at(points, k + 1) * height];
      for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(height - 1, y + radius); row += 1)
        for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, x + radius); column += 1)
          if ((row - y) ** 2 + (column - x) ** 2 <= radius * radius)
            mask[row * width + column] = mark.isKept ? SURE_GARMENT : SURE_BACKDROP;
    }
  }
}
