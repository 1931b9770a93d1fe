import type { ViewMesh } from '../mesh/decode.ts';
import { fetchMesh } from './fetch-mesh.ts';
import { loadBlock } from './load-block.ts';

export type LoadedGarment = {
  readonly mesh: ViewMesh;
  /** It is the design's own drape, not the cut of its category. */
  readonly isOwn: boolean;
};

/**
 * A design's own drape at its address, or what stands for its category where it has none or it cannot be had; nothing for a category
 * without a garment. Throws when neither can be had, and when it is aborted.
 */
export async function loadGarment(address: string | undefined, category: string, signal?: AbortSignal): Promise<LoadedGarment | undefined> {
  const own = address === undefined ? undefined : await fetchMesh(address, signal).catch(() => undefined);
  signal?.throwIfAborted();
  if (own) return { mesh: own, isOwn: true };
  const block = await loadBlock(category, signal);
  return block && { mesh: block, isOwn: false };
}
