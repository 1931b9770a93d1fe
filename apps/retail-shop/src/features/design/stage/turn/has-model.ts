import { garmentCategories } from '@orime/cloth/recipe';

/** Whether garments of a category have a model that can be turned, and the visitor wishes for more than photographs. */
export function hasModel(category: string): boolean {
  return !savesData() && garmentCategories.some((known) => known === category);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }; // not in every browser
  return connection?.saveData === true;
}
