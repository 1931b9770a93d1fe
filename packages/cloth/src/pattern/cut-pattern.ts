import type { CompleteRecipe } from '../recipe/complete-recipe.ts';
import { bagPattern } from './blocks/bag.ts';
import { dressPattern, jumpsuitPattern } from './blocks/dresses.ts';
import { haoriPattern } from './blocks/haori.ts';
import { outerwearPattern } from './blocks/outerwear.ts';
import { scarfPattern } from './blocks/scarf.ts';
import { skirtPattern } from './blocks/skirts.ts';
import { slipDressPattern } from './blocks/slip-dress.ts';
import { topPattern } from './blocks/tops.ts';
import { trousersPattern } from './blocks/trousers.ts';
import type { Pattern } from './pattern.ts';

/** The pattern of a recipe in the sample size. */
export function cutPattern(recipe: CompleteRecipe): Pattern {
  switch (recipe.category) {
    case 'blazer':
    case 'coat':
    case 'trench':
      return outerwearPattern(recipe);
    case 'haori':
      return haoriPattern(recipe);
    case 'dress':
      return dressPattern(recipe);
    case 'slip-dress':
      return slipDressPattern(recipe);
    case 'jumpsuit':
      return jumpsuitPattern(recipe);
    case 'skirt':
    case 'pleated-skirt':
      return skirtPattern(recipe);
    case 'trousers':
    case 'wide-denim':
    case 'shorts':
      return trousersPattern(recipe);
    case 'bag':
      return bagPattern(recipe);
    case 'scarf':
      return scarfPattern(recipe);
    default:
      // A collar that turns over on a roll line needs fronts that part.
      return ['notch', 'shawl', 'camp'].includes(recipe.collar) ? outerwearPattern(recipe) : topPattern(recipe);
  }
}
