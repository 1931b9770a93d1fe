import { garmentCategories } from '@orime/cloth/recipe';
import { savesData } from '@orime/platform/connection';

/** Whether garments of a category have a model that can be turned, and the visitor wishes for more than photographs. */
export function hasModel(category: string): boolean {
  return !savesData() && garmentCategories.some((known) => known === category);
}
