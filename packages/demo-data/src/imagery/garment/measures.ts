import type { DesignRecipe } from '../../vocabulary/index.ts';
import type { BodyMeasures } from './bodice.ts';

const base: BodyMeasures = {
  neck: 76,
  shoulder: 202,
  slope: 46,
  armhole: 232,
  chest: 190,
  waist: 184,
  waistY: 420,
  hem: 190,
  hemY: 620,
  hemDrop: 8,
};

/** The measures of a category's own cut, changed by the recipe's length, width and flare. */
export function measure(recipe: DesignRecipe, own: Partial<BodyMeasures>): BodyMeasures {
  const cut = { ...base, ...own };
  const width = recipe.width ?? 1;
  const length = recipe.length ?? 1;
  const flare = recipe.flare ?? 1;
  const around = (value: number): number => value * (0.45 + 0.55 * width);
  const below = (y: number): number => cut.armhole + (y - cut.armhole) * length;
  return {
    ...cut,
    shoulder: around(cut.shoulder),
    chest: around(cut.chest),
    waist: around(cut.waist),
    waistY: below(cut.waistY),
    hem: around(cut.waist) + (cut.hem - cut.waist) * flare * length + (around(cut.hem) - cut.hem) * 0.4,
    hemY: below(cut.hemY),
  };
}
