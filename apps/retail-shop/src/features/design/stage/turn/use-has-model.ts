import { garmentCategories } from '@orime/cloth/recipe';
import { useIsHydrated } from '@orime/platform';
import { savesData } from '@orime/platform/connection';

/**
 * Whether garments of a category have a model that can be turned, and the visitor wishes for more than photographs. A server does not know
 * the wish: its markup offers the model, and a browser that saves data takes the offer away once it has taken the markup over.
 */
export function useHasModel(category: string | undefined): boolean {
  const isHydrated = useIsHydrated();
  return !(isHydrated && savesData()) && garmentCategories.some((known) => known === category);
}
