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
/** Values of OpenCV's mask. */
const SURE_BACKDROP = 0;
const SURE_GARMENT = 1;

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
