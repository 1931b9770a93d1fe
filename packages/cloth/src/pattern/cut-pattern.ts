import type { CompleteRecipe } from '../recipe/complete-recipe.ts';
import { outerwearPattern } from './blocks/outerwear.ts';
import { skirtPattern } from './blocks/skirts.ts';
import { topPattern } from './blocks/tops.ts';
import type { Pattern } from './pattern.ts';

/** The pattern of a recipe in the sample size. */
export function cutPattern(recipe: CompleteRecipe): Pattern {
  switch (recipe.category) {
    case 'blazer':
    case 'coat':
    case 'trench':
      return outerwearPattern(recipe);
    case 'skirt':
    case 'pleated-skirt':
      return skirtPattern(recipe);
    default:
      return topPattern(recipe);
  }
}
