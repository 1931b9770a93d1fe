import type { CompleteRecipe } from '../recipe/complete-recipe.ts';
import { topPattern } from './blocks/tops.ts';
import type { Pattern } from './pattern.ts';

/** The pattern of a recipe in the sample size. */
export function cutPattern(recipe: CompleteRecipe): Pattern {
  switch (recipe.category) {
    default:
      return topPattern(recipe);
  }
}
