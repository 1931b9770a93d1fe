import { readCloth, type ClothOfCloseUp, type Look } from '@orime/cloth/viewer';
import { mediaUrl } from '@orime/contracts';

/** The cloth of a close-up as a tile that has no seams; nothing when it shows other things. */
export async function readWeave(fileId: string, of: ClothOfCloseUp, signal: AbortSignal): Promise<Look['weave']> {
  const answer = await fetch(mediaUrl(fileId, 480), { signal });
  if (!answer.ok) return undefined;
  const tile = readCloth(await createImageBitmap(await answer.blob()), of);
  return tile && { image: mirrored(tile.image), cm: 2 * tile.cm };
}

/** Four of a tile, each the mirror of its neighbours. */
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
