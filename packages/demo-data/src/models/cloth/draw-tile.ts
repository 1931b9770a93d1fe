import type { Rgb } from '../../imagery/cloth/dye.ts';
import { drawPrint, printFor } from '../../imagery/cloth/prints/index.ts';
import { at } from '../../imagery/scalar.ts';
import { unitsPerCm } from '../../imagery/trace/cloth/print-tile.ts';
import type { ClothSurface } from '../../imagery/trace/cloth/surface.ts';

/** One repeat of a print, three bytes a pixel, gamma encoded with 2.2, its first row the top of the print. */
export type DrawnTile = { readonly width: number; readonly height: number; readonly pixels: Buffer };

/** Amounts of a colour are rounded to so many steps: no eye sees them on cloth, and a tile is a few kB without loss. */
const steps = 20;

/** Draws the repeat of a printed cloth in its colours, mixed as `createClothShader` mixes them. Nothing for cloth without a repeat. */
export function drawTile({ print, base, second, third }: ClothSurface): DrawnTile | undefined {
  const repeat = print && printFor(print.key, print.seed, print.across);
  if (!repeat) return undefined;
  const { columns, data, rows } = drawPrint(repeat, print.seed, print.perCm / unitsPerCm);
  const pixels = Buffer.alloc(columns * rows * 3);
  for (let i = 0; i < columns * rows; i++) {
    const [towardsSecond, towardsThird] = [stepped(at(data, 2 * i)), stepped(at(data, 2 * i + 1))];
    for (let channel = 0; channel < 3; channel++) {
      const printed = mixed(channelOf(base, channel), channelOf(second, channel), towardsSecond);
      pixels[3 * i + channel] = encoded(mixed(printed, channelOf(third, channel), towardsThird));
    }
  }
  return { width: columns, height: rows, pixels };
}

/** Linear light as a byte. */
export function encoded(light: number): number {
  return Math.round(255 * light ** (1 / 2.2));
}

function stepped(amount: number): number {
  return Math.round(amount * steps) / steps;
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function channelOf(colour: Rgb, channel: number): number {
  return colour[channel] ?? 0;
}
