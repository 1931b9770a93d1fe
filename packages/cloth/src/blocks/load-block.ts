import type { ViewMesh } from '../mesh/decode.ts';
import { garmentCategories, type GarmentCategory } from '../recipe/garment-recipe.ts';
import { fetchMesh } from './fetch-mesh.ts';

/** Written out, so that a bundler gives each file an address of its own. */
const addresses: Record<GarmentCategory, () => URL> = {
  tee: () => new URL('./files/tee.bin', import.meta.url),
  shirt: () => new URL('./files/shirt.bin', import.meta.url),
  blouse: () => new URL('./files/blouse.bin', import.meta.url),
  knit: () => new URL('./files/knit.bin', import.meta.url),
  cardigan: () => new URL('./files/cardigan.bin', import.meta.url),
  hoodie: () => new URL('./files/hoodie.bin', import.meta.url),
  vest: () => new URL('./files/vest.bin', import.meta.url),
  blazer: () => new URL('./files/blazer.bin', import.meta.url),
  coat: () => new URL('./files/coat.bin', import.meta.url),
  trench: () => new URL('./files/trench.bin', import.meta.url),
  haori: () => new URL('./files/haori.bin', import.meta.url),
  dress: () => new URL('./files/dress.bin', import.meta.url),
  'slip-dress': () => new URL('./files/slip-dress.bin', import.meta.url),
  jumpsuit: () => new URL('./files/jumpsuit.bin', import.meta.url),
  skirt: () => new URL('./files/skirt.bin', import.meta.url),
  'pleated-skirt': () => new URL('./files/pleated-skirt.bin', import.meta.url),
  trousers: () => new URL('./files/trousers.bin', import.meta.url),
  'wide-denim': () => new URL('./files/wide-denim.bin', import.meta.url),
  shorts: () => new URL('./files/shorts.bin', import.meta.url),
  bag: () => new URL('./files/bag.bin', import.meta.url),
  scarf: () => new URL('./files/scarf.bin', import.meta.url),
};

/**
 * The draped garment that stands for a category, in cm, at most 4,400 triangles; nothing for a category that has none. Throws when its
 * file cannot be had. A browser keeps the file for good: its address changes with its content.
 */
export async function loadBlock(category: string, signal?: AbortSignal): Promise<ViewMesh | undefined> {
  const known = garmentCategories.find((each) => each === category);
  return known && fetchMesh(addresses[known](), signal);
}

/** The covered part of the dress form that garments of a category hang on, with legs or without. */
export function loadForm(legs: boolean, signal?: AbortSignal): Promise<ViewMesh> {
  return fetchMesh(legs ? new URL('./files/form-legs.bin', import.meta.url) : new URL('./files/form.bin', import.meta.url), signal);
}
