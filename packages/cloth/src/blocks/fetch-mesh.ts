import { decodeMesh, type ViewMesh } from '../mesh/decode.ts';

/** A garment that was packed by `packGarment`, from its address. Throws when it cannot be had or is none. */
export async function fetchMesh(address: URL | string, signal?: AbortSignal): Promise<ViewMesh> {
  const answer = await fetch(address, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`GET ${String(address)} failed: ${answer.status}`);
  return decodeMesh(new Uint8Array(await answer.arrayBuffer()));
}
