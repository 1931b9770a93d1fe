import type { LocalText } from '../../vocabulary/index.ts';
import { designAlt } from '../alt-text.ts';
import type { WornRecipe } from './worn-recipe.ts';
import type { WornView } from './worn-view.ts';

/** What a worn picture shows, from its recipe. */
export function wornAlt({ design }: WornRecipe, view: WornView): LocalText {
  return designAlt(design, view === 'macro' ? 'macro' : view === 'back' ? 'back' : 'front');
}
