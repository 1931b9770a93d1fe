import type { BlankKey } from '../blanks/blanks.ts';

type PackedMesh = { readonly default: { readonly packed: string } };

/** Meshes of the blanks, 14 to 115 kB each, fetched with the preview of theirs. */
const MESHES: Readonly<Record<BlankKey, () => Promise<PackedMesh>>> = {
  tee: () => import('../blanks/meshes/tee.json'),
  shirt: () => import('../blanks/meshes/shirt.json'),
  blouse: () => import('../blanks/meshes/blouse.json'),
  knit: () => import('../blanks/meshes/knit.json'),
  cardigan: () => import('../blanks/meshes/cardigan.json'),
  hoodie: () => import('../blanks/meshes/hoodie.json'),
  vest: () => import('../blanks/meshes/vest.json'),
  haori: () => import('../blanks/meshes/haori.json'),
  dress: () => import('../blanks/meshes/dress.json'),
  'slip-dress': () => import('../blanks/meshes/slip-dress.json'),
  skirt: () => import('../blanks/meshes/skirt.json'),
  trousers: () => import('../blanks/meshes/trousers.json'),
  bag: () => import('../blanks/meshes/bag.json'),
  scarf: () => import('../blanks/meshes/scarf.json'),
};

/** The packed mesh of a blank, for `decodeMesh`. */
export async function loadMesh(blank: BlankKey): Promise<Uint8Array> {
  const { default: mesh } = await MESHES[blank]();
  return Uint8Array.from(atob(mesh.packed), (letter) => letter.codePointAt(0) ?? 0);
}
