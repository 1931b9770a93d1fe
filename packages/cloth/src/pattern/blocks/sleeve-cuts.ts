import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import type { GarmentCategory } from '../../recipe/garment-recipe.ts';
import type { SleeveCut } from '../parts/sleeve.ts';

/** Half widths in cm at the underarm and at the wrist of a long sleeve. */
const widths: Partial<Record<GarmentCategory, readonly [bicep: number, wrist: number]>> = {
  tee: [19.5, 13],
  shirt: [21.5, 15],
  blouse: [19.5, 15],
  knit: [20, 12],
  cardigan: [20.5, 12.5],
  hoodie: [22.5, 14],
  vest: [19, 13],
  blazer: [18, 13],
  coat: [21, 15],
  trench: [20.8, 14.5],
  dress: [17.5, 12.5],
  jumpsuit: [19.5, 14],
};

/** From the natural shoulder to the wrist bone; a cuff is added below. */
const longLength = 59;
const naturalTip = 19;
export const cuffWidthCm = 6;
/** Half of the hem of a sleeve with a cuff at most: three times its cuff is the most cloth that can be gathered into it. */
const fullestHemHalf = 26.5;

/** The sleeve of a recipe; `armhole` is the length of one armhole, `tip` how far out the shoulder seam ends. */
export function sleeveCut(recipe: CompleteRecipe, armhole: number, tip: number): SleeveCut {
  const [bicepBase, wrist] = widths[recipe.category] ?? [20, 14];
  const bicepHalf = bicepBase * (0.4 + 0.6 * recipe.width);
  const dropped = Math.max(0, tip - naturalTip);
  const cuff = recipe.cuffs === 'buttoned' || recipe.cuffs === 'rib' ? cuffWidthCm : recipe.cuffs === 'elastic' ? 2.4 : 0;
  const cut = (length: number, hemHalf: number, wide = bicepHalf, ease = 0.015): SleeveCut => ({
    bicepHalf: wide,
    hemHalf,
    length: length - dropped,
    armhole,
    ease,
  });
  switch (recipe.sleeve) {
    case 'cap':
      return cut(13, bicepHalf * 0.97);
    case 'short':
      return cut(23, bicepHalf * 0.9);
    case 'half':
      return cut(35, bicepHalf * 0.8);
    case 'wide':
      return cut(54, Math.min(bicepHalf * 1.25, cuff > 0 ? fullestHemHalf : Infinity), bicepHalf * 1.15);
    case 'balloon':
      return cut(longLength - cuff + 5, Math.min(bicepHalf * 1.3, fullestHemHalf), bicepHalf * 1.15, 0.12);
    case 'long':
    case 'none':
      return cut(longLength - cuff + (cuff > 0 ? 2.5 : 1), wrist);
  }
}
