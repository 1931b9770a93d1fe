import type { GarmentRecipe } from '@orime/cloth';
import { studioOf } from '../imagery/studios/choice.ts';
import type { WornRecipe } from '../imagery/worn/worn-recipe.ts';
import type { CategoryKey } from '../vocabulary/categories.ts';
import { catalogue, seedOf, type CatalogueEntry } from './catalogue.ts';

const linedCategories = new Set<CategoryKey>(['blazer', 'coat', 'trench', 'haori', 'vest']);

/** What a design is cut and sewn from. Its folds follow from the cut alone, so equal cuts share one drape. */
export function garmentOf({ style }: CatalogueEntry): GarmentRecipe {
  const cut = { category: style.category, fabric: style.fabric, ...style.shape, ...style.make };
  return { ...cut, seed: seedOf(JSON.stringify(cut)) };
}

/** The worn pictures of all designs, in the catalogue's order. */
export const wornRecipes: readonly WornRecipe[] = catalogue.map((entry) => ({
  design: entry.recipe,
  garment: garmentOf(entry),
  lined: entry.style.lined ?? linedCategories.has(entry.style.category),
  studio: studioOf(entry.designer),
}));
