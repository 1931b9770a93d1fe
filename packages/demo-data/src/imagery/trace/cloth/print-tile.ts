import { drawPrint, printFor } from '../../cloth/prints/index.ts';
import { fraction } from '../../scalar.ts';
import { f32 } from '../geometry/read.ts';
import type { SurfacePrint } from './surface.ts';

/** Amounts of the second and third colour at a place of the pattern, written to `out[0]` and `out[1]`. */
export type PrintSampler = (u: number, v: number, out: Float32Array) => void;

/** The prints are drawn in tenths of a centimetre. */
export const unitsPerCm = 10;

/** The repeat of a print, drawn once and read with bilinear weights. Nothing for cloth without one. */
export function createPrintSampler(print: SurfacePrint): PrintSampler | undefined {
  const drawn = printFor(print.key, print.seed, print.across);
  if (!drawn) return undefined;
  const { columns, rows, data } = drawPrint(drawn, print.seed, print.perCm / unitsPerCm);
  const widthCm = drawn.width / unitsPerCm;
  const heightCm = drawn.height / unitsPerCm;
  return (u, v, out) => {
    // The pattern's v runs up the warp, the print's own down the page.
    const x = fraction(u / widthCm) * columns;
    const y = fraction(-v / heightCm) * rows;
    const x0 = Math.floor(x) % columns;
    const y0 = Math.floor(y) % rows;
    const x1 = (x0 + 1) % columns;
    const y1 = (y0 + 1) % rows;
    const fx = x - Math.floor(x);
    const fy = y - Math.floor(y);
    for (let k = 0; k < 2; k++) {
      const top = f32(data, (y0 * columns + x0) * 2 + k) * (1 - fx) + f32(data, (y0 * columns + x1) * 2 + k) * fx;
      const bottom = f32(data, (y1 * columns + x0) * 2 + k) * (1 - fx) + f32(data, (y1 * columns + x1) * 2 + k) * fx;
      out[k] = top * (1 - fy) + bottom * fy;
    }
  };
}
