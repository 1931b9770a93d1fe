import type { ClothFabric } from '../drape/fabric-presets.ts';
import { garmentCategories, type GarmentCategory, type GarmentRecipe } from '../recipe/garment-recipe.ts';

/** The cloth that a category is mostly sewn from. */
const usualCloth: Record<GarmentCategory, ClothFabric> = {
  tee: 'cotton-jersey',
  shirt: 'poplin',
  blouse: 'silk-crepe',
  knit: 'wool-knit',
  cardigan: 'wool-knit',
  hoodie: 'cotton-jersey',
  vest: 'wool-flannel',
  blazer: 'wool-flannel',
  coat: 'wool-melton',
  trench: 'twill',
  haori: 'linen',
  dress: 'poplin',
  'slip-dress': 'silk-crepe',
  jumpsuit: 'twill',
  skirt: 'twill',
  'pleated-skirt': 'wool-flannel',
  trousers: 'wool-flannel',
  'wide-denim': 'denim',
  shorts: 'twill',
  bag: 'twill',
  scarf: 'silk-crepe',
};

/** One garment a category, in the category's own cut: what stands for a design whose own cut is not known. */
export const blockRecipes: readonly GarmentRecipe[] = garmentCategories.map((category) => ({
  category,
  fabric: usualCloth[category],
  seed: 7,
}));
