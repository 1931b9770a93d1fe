import { rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ClothTile } from './cloth-tiles.ts';
import { drawTile } from './draw-tile.ts';

/** Draws a tile into its file, without loss: a seam between two repeats would show. */
export async function packTile({ cloth, path }: ClothTile): Promise<void> {
  const drawn = drawTile(cloth);
  if (!drawn) return;
  const { height, pixels, width } = drawn;
  const packed = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  await writeFile(`${path}.part`, packed);
  await rename(`${path}.part`, path);
}
