import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Rgb } from '../../imagery/cloth/dye.ts';
import { printFor } from '../../imagery/cloth/prints/index.ts';
import { unitsPerCm } from '../../imagery/trace/cloth/print-tile.ts';
import type { ClothSurface } from '../../imagery/trace/cloth/surface.ts';
import type { WornRecipe } from '../../imagery/worn/worn-recipe.ts';
import { clothsOf } from '../../imagery/worn/worn-surfaces.ts';
import { encoded } from './draw-tile.ts';

/** Raise it when tiles are drawn or packed differently, so that all of them are made anew. */
const packingVersion = 1;
/** A pixel is half a millimetre; the largest repeats, of 24 cm, are 480 pixels wide. */
const pixelsPerCm = 20;

/** The repeat of a printed cloth, and the designs that are made of it. */
export type ClothTile = {
  readonly cloth: ClothSurface;
  readonly widthCm: number;
  readonly heightCm: number;
  /** Colour of belts and bands, which are not printed: `#rrggbb`. */
  readonly trimHex: string;
  readonly slugs: readonly string[];
  /** Of everything the tile follows from: the name of its file. */
  readonly digest: string;
  readonly path: string;
};

export const tilesFolder = fileURLToPath(new URL('../../../cloth-tiles/', import.meta.url));

/** The tile of every printed cloth, in the order of its first design. Plain cloth, colour blocks and dip dyes have none. */
export function listTiles(recipes: readonly WornRecipe[]): readonly ClothTile[] {
  const tiles = new Map<string, ClothTile>();
  for (const { design } of recipes) {
    // How high the garment hangs is of no matter to a repeat.
    const { shell, trim } = clothsOf(design, pixelsPerCm, [0, 1]);
    const repeat = shell.print && printFor(shell.print.key, shell.print.seed, shell.print.across);
    if (!repeat) continue;
    const { base, print, second, third } = shell;
    const trimHex = hexOf(trim.base);
    const digest = digestOf([packingVersion, print, base, second, third, trimHex]);
    const slugs = [...(tiles.get(digest)?.slugs ?? []), design.slug];
    const size = { widthCm: centimetres(repeat.width), heightCm: centimetres(repeat.height) };
    tiles.set(digest, { cloth: shell, ...size, trimHex, slugs, digest, path: `${tilesFolder}${digest}.webp` });
  }
  return [...tiles.values()];
}

/** To a tenth of a millimetre. */
function centimetres(units: number): number {
  return Math.round((100 * units) / unitsPerCm) / 100;
}

function hexOf(colour: Rgb): string {
  return `#${Buffer.from(colour.map(encoded)).toString('hex')}`;
}

function digestOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
