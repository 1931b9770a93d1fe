import type { ClothTile } from './read-cloth.ts';

/** Where one repeat of a printed cloth is, and its size in the pattern's own cm. */
export type ClothSource = { readonly url: string; readonly widthCm: number; readonly heightCm: number };

/** Fetches the repeat of a printed cloth; throws where it cannot be had. */
export async function loadCloth({ url, widthCm, heightCm }: ClothSource, signal: AbortSignal): Promise<ClothTile> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`GET ${url} failed: ${answer.status}`);
  return { image: await createImageBitmap(await answer.blob()), widthCm, heightCm };
}
