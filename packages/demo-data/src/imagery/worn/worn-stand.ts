import type { GarmentRecipe } from '@orime/cloth';

const legged = new Set<GarmentRecipe['category']>(['trousers', 'wide-denim', 'shorts', 'jumpsuit']);

/** Trousers hang on a form with legs. */
export function needsLegs(category: GarmentRecipe['category']): boolean {
  return legged.has(category);
}

/** Bags stand on their own. */
export function standsOnBlock(category: GarmentRecipe['category']): boolean {
  return category === 'bag';
}
