import { garmentCategories } from '@orime/cloth/recipe';

/** Whether garments of a category have a model that can be turned. */
export function hasModel(category: string): boolean {
  return garmentCategories.some((known) => known === category);
}
