import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';

export const CHECKS = ['names', 'description', 'pictures', 'materials', 'price', 'sizes'] as const;
export type Check = (typeof CHECKS)[number];

/** As many as show a garment from all sides. */
const ENOUGH_PICTURES = 3;

/** What can be told of a design without looking at it; the rest is the reviewer's. */
export function passedChecks(design: OwnerDesign): ReadonlySet<Check> {
  const { name, nameJp, description, images, materials, priceMinor, sizes, pieces } = design;
  const percent = materials.reduce((sum, material) => sum + material.percent, 0);
  const results: Readonly<Record<Check, boolean>> = {
    names: name !== '' && nameJp !== '',
    description: description.en.trim() !== '' && description.jp.trim() !== '',
    pictures: images.length >= ENOUGH_PICTURES,
    materials: Math.abs(percent - 100) < 0.01,
    price: priceMinor !== null && priceMinor > 0,
    sizes: sizes.length > 0 || pieces.length > 0,
  };
  return new Set(CHECKS.filter((check) => results[check]));
}
