import { encodeMesh } from './encode.ts';
import type { GarmentMesh } from './garment-mesh.ts';
import { simplifyMesh } from './simplify.ts';

/** The most a garment for the browser may weigh, textures apart. */
const mostBytes = 150_000;
/** Finer than this no screen shows in the viewer. */
const mostTriangles = 30_000;
const mostAttempts = 8;

/**
 * A drape packed for the viewer: simplified to `most` triangles, or as few as its outlines allow, and further until it weighs at most
 * 150 kB. Throws if its outlines alone weigh more.
 */
export async function packGarment(mesh: GarmentMesh, most = mostTriangles): Promise<Uint8Array> {
  let triangles = most;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const packed = await encodeMesh(simplifyMesh(mesh, triangles));
    if (packed.length <= mostBytes) return packed;
    triangles = Math.floor(triangles * Math.min(0.85, mostBytes / packed.length));
  }
  throw new Error(`a garment of ${mesh.pieces.length} pieces weighs more than ${mostBytes} bytes`);
}
