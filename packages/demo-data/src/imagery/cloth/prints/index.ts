import type { PrintKey } from '../../../vocabulary/index.ts';
import { createNoise } from '../../noise.ts';
import { floral, shibori } from './dyed.ts';
import type { Print } from './print.ts';
import { asanoha, batik, blockPrint, seigaiha } from './printed.ts';
import { check, ikat, kente, stripe } from './woven.ts';

/** A print drawn once: amounts of the second and third colour, two numbers a sample, one repeat. */
export type PrintTile = {
  readonly columns: number;
  readonly rows: number;
  readonly perUnitX: number;
  readonly perUnitY: number;
  readonly data: Float32Array;
};

/** The repeat of a print, or nothing for cloth whose colour is plain or follows the garment's own shape. */
export function printFor(key: PrintKey, seed: number, across: boolean): Print | undefined {
  switch (key) {
    case 'stripe':
      return stripe(across, seed);
    case 'check':
      return check(seed);
    case 'floral':
      return floral(seed);
    case 'solid':
    case 'gradient':
    case 'colour-block':
      return undefined;
    default:
      return { seigaiha, asanoha, ikat, shibori, kente, 'block-print': blockPrint, batik }[key];
  }
}

/** Draws one repeat with about `perUnit` samples a unit, exactly filling it so that it joins itself. */
export function drawPrint(print: Print, seed: number, perUnit: number): PrintTile {
  const noise = createNoise(seed);
  const columns = Math.max(1, Math.round(print.width * perUnit));
  const rows = Math.max(1, Math.round(print.height * perUnit));
  const data = new Float32Array(columns * rows * 2);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const [second, third] = print.draw((x / columns) * print.width, (y / rows) * print.height, noise);
      data[(y * columns + x) * 2] = second;
      data[(y * columns + x) * 2 + 1] = third;
    }
  }
  return { columns, rows, perUnitX: columns / print.width, perUnitY: rows / print.height, data };
}
