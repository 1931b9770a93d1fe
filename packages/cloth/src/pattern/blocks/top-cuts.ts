import { curve, type Polyline } from '../../geometry/polyline.ts';
import { lerp } from '../../geometry/scalar.ts';
import type { Point } from '../../geometry/vector.ts';
import type { CompleteRecipe } from '../../recipe/complete-recipe.ts';
import type { CollarKind, GarmentCategory } from '../../recipe/garment-recipe.ts';
import type { BodiceCut } from '../parts/bodice.ts';

/** Own measures of a category's bodice in cm: quarter widths, heights above the floor, and the shoulder's end. */
type BodiceBase = {
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly hemHeight: number;
  readonly tip: Point;
  readonly underarm: number;
  readonly outCm?: number;
};

const shoulderHeight = 147;
const waistHeight = 104;
/** Where a tucked top is cut off: below the band that holds it, so that it blouses a little. */
const tuckedHeight = 102.5;

const bases: Partial<Record<GarmentCategory, BodiceBase>> = {
  tee: { chest: 26, waist: 25.6, hem: 26, hemHeight: 82, tip: [20.6, 142.2], underarm: 120.5 },
  shirt: { chest: 27.2, waist: 26.6, hem: 27.2, hemHeight: 76, tip: [21.2, 141.8], underarm: 119.5 },
  blouse: { chest: 26, waist: 25.4, hem: 27.5, hemHeight: 83, tip: [19.8, 142.2], underarm: 120.5 },
  knit: { chest: 26.5, waist: 26, hem: 25.5, hemHeight: 91, tip: [21, 141.8], underarm: 119 },
  cardigan: { chest: 27, waist: 26.5, hem: 26, hemHeight: 88, tip: [21, 141.8], underarm: 119 },
  hoodie: { chest: 29, waist: 28.6, hem: 27.5, hemHeight: 88, tip: [22.6, 141.2], underarm: 117.5 },
  vest: { chest: 23.4, waist: 22.4, hem: 24.6, hemHeight: 88, tip: [17.4, 143.4], underarm: 118.5, outCm: 1 },
  blazer: { chest: 26.6, waist: 24.4, hem: 27.4, hemHeight: 74, tip: [20, 142.6], underarm: 119, outCm: 1 },
  coat: { chest: 29, waist: 29, hem: 34, hemHeight: 44, tip: [22, 142.4], underarm: 117.5, outCm: 1 },
  trench: { chest: 29, waist: 28.4, hem: 35, hemHeight: 40, tip: [21.6, 142.4], underarm: 117.5, outCm: 1 },
  dress: { chest: 24.8, waist: 22.6, hem: 36, hemHeight: 46, tip: [18.8, 142.6], underarm: 120.5 },
  jumpsuit: { chest: 26, waist: 24, hem: 24, hemHeight: 104, tip: [20, 142.2], underarm: 119.5 },
};

/** The bodice of a recipe, in the sample size. Throws for categories that have none. */
export function bodiceCut(recipe: CompleteRecipe): BodiceCut {
  const base = bases[recipe.category];
  if (!base) throw new Error(`a ${recipe.category} has no bodice`);
  const { width, length, flare } = recipe;
  const hemHeight = recipe.hem === 'tucked' ? tuckedHeight : shoulderHeight - (shoulderHeight - base.hemHeight) * length;
  const hem = base.waist + (base.hem - base.waist) * (base.hem > base.waist ? flare : 1);
  const neck = neckCut(recipe.collar);
  const tipX = lerp(base.tip[0], base.tip[0] * width, 0.5);
  const nipped = recipe.waist === 'belted' ? 0.84 : 1;
  const waistLine: Polyline = hemHeight < waistHeight - 6 ? [[base.waist * width * nipped, waistHeight]] : [];
  // Seams lose a little height on a slope: the shoulder falls with the tip.
  const tip: Point = [Math.max(tipX, neck.neckPoint[0] + 5), base.tip[1] + (base.tip[0] - tipX) * 0.35];
  return {
    ...neck,
    shoulderTip: recipe.sleeve === 'none' ? [tip[0] - 2, tip[1] + 0.6] : tip,
    underarm: [base.chest * width, base.underarm + (recipe.sleeve === 'none' ? 1.5 : 0)],
    side: [...waistLine, [hem * width, hemHeight]],
    hemDrop: recipe.hem === 'shirt-tail' ? 4.5 : 0,
    ...(recipe.pleats === 'back' ? { backPleat: 6 } : {}),
    ...(recipe.hem === 'side-slits' ? { slit: 12 } : {}),
    ...(base.outCm ? { outCm: base.outCm } : {}),
  };
}

type NeckCut = Pick<BodiceCut, 'neckPoint' | 'frontNeck' | 'backNeck' | 'neckline'>;

const vLine =
  (depth: number) =>
  (end: Point): Polyline =>
    curve([0, depth], [end[0] * 0.56, depth + (end[1] - depth) * 0.5], end, 14);

/** The neckline a collar is sewn to. */
function neckCut(collar: CollarKind): NeckCut {
  switch (collar) {
    case 'v-neck':
      return { neckPoint: [8.4, 146.8], frontNeck: 126, backNeck: 145, neckline: vLine(126) };
    case 'scoop':
      return { neckPoint: [10, 146.2], frontNeck: 130.5, backNeck: 142.5 };
    case 'boat':
      return { neckPoint: [13, 144.9], frontNeck: 141, backNeck: 143 };
    case 'none':
      return { neckPoint: [8.6, 146.8], frontNeck: 136, backNeck: 144.8 };
    case 'crew':
      return { neckPoint: [8.2, 147], frontNeck: 137.5, backNeck: 145 };
    case 'mock':
    case 'turtle':
      return { neckPoint: [7.8, 147.1], frontNeck: 139, backNeck: 145.2 };
    case 'hood':
      return { neckPoint: [9, 146.6], frontNeck: 135.5, backNeck: 144.4 };
    case 'point':
    case 'band':
      return { neckPoint: [7.4, 146.9], frontNeck: 139, backNeck: 144.9 };
    case 'camp':
    case 'notch':
    case 'shawl':
    case 'haori':
      return { neckPoint: [8.4, 146.8], frontNeck: 126, backNeck: 145, neckline: vLine(126) };
  }
}
