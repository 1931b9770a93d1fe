import { completeRecipe, type CompleteRecipe } from '../recipe/complete-recipe.ts';
import type { GarmentRecipe } from '../recipe/garment-recipe.ts';
import { measureGarment, type MeasureKey } from './measure-garment.ts';
import {
  breastWords,
  closureWords,
  collarWords,
  cuffWords,
  hemWords,
  pleatWords,
  pocketWords,
  sleeveWords,
  waistWords,
  type Words,
} from './words.ts';

export type LengthWord = 'cropped' | 'hip' | 'thigh' | 'knee' | 'calf' | 'ankle';

/** What can be said about a garment without looking at its picture. Everything follows from the recipe. */
export type GarmentFacts = {
  readonly category: CompleteRecipe['category'];
  readonly closure: CompleteRecipe['closure'];
  /** Nothing for garments without overlapping fronts. */
  readonly breast: CompleteRecipe['breast'] | undefined;
  /** Buttons or snaps that show on the front, in all rows. */
  readonly buttons: number;
  readonly pockets: CompleteRecipe['pockets'];
  readonly waist: CompleteRecipe['waist'];
  readonly pleats: CompleteRecipe['pleats'];
  readonly collar: CompleteRecipe['collar'];
  readonly sleeve: CompleteRecipe['sleeve'];
  readonly cuffs: CompleteRecipe['cuffs'];
  readonly hem: CompleteRecipe['hem'];
  /** Down the body or round it, and the same for pockets, collar and cuffs, where a stripe shows it. */
  readonly stripes: {
    readonly body: 'along';
    readonly pockets: 'along' | 'across';
    readonly collar: 'across';
    readonly cuffs: 'across' | 'along';
  };
  readonly lengthCm: number;
  /** Where the hem comes to on the body; nothing for bags and scarves. */
  readonly reaches: LengthWord | undefined;
  /** The facts a description may speak of, in both languages, most telling first. */
  readonly phrases: readonly (Words & { readonly fact: string })[];
};

const lengthKeys: ReadonlySet<MeasureKey> = new Set(['length', 'full-length', 'height']);
const parted = ['blazer', 'coat', 'trench', 'shirt', 'blouse', 'cardigan', 'vest'];

/** The facts of a recipe. */
export function describeGarment(recipe: GarmentRecipe): GarmentFacts {
  const whole = completeRecipe(recipe);
  const isButtoned = whole.closure === 'buttons' || whole.closure === 'snaps';
  const breast = parted.includes(whole.category) && whole.closure !== 'pull-on' ? whole.breast : undefined;
  const lengthCm = measureGarment(recipe).find(({ key }) => lengthKeys.has(key))?.cm ?? 0;
  return {
    category: whole.category,
    closure: whole.closure,
    breast,
    buttons: isButtoned ? whole.buttons * (breast === 'double' ? 2 : 1) : 0,
    pockets: whole.pockets,
    waist: whole.waist,
    pleats: whole.pleats,
    collar: whole.collar,
    sleeve: whole.sleeve,
    cuffs: whole.cuffs,
    hem: whole.hem,
    stripes: { body: 'along', pockets: whole.pocketGrain, collar: 'across', cuffs: whole.cuffs === 'rib' ? 'along' : 'across' },
    lengthCm,
    reaches: reachOf(whole, lengthCm),
    phrases: phrasesOf(whole, breast),
  };
}

/** Heights of the body's landmarks tell where a hem ends. */
function reachOf({ category }: CompleteRecipe, lengthCm: number): LengthWord | undefined {
  if (category === 'bag' || category === 'scarf') return undefined;
  const hangsFromWaist = ['skirt', 'pleated-skirt', 'trousers', 'wide-denim', 'shorts'].includes(category);
  const hem = (hangsFromWaist ? 105 : category === 'slip-dress' ? 117 : 146) - lengthCm;
  const heights: readonly (readonly [number, LengthWord])[] = [
    [92, 'cropped'],
    [74, 'hip'],
    [54, 'thigh'],
    [41, 'knee'],
    [20, 'calf'],
  ];
  return heights.find(([height]) => hem > height)?.[1] ?? 'ankle';
}

function phrasesOf(whole: CompleteRecipe, breast: GarmentFacts['breast']): GarmentFacts['phrases'] {
  const has = (key: string) => key !== 'none';
  return [
    ...(breast === 'double' ? [{ fact: 'breast', ...breastWords[breast] }] : []),
    { fact: 'closure', ...closureWords[whole.closure] },
    ...(has(whole.collar) ? [{ fact: 'collar', ...collarWords[whole.collar] }] : []),
    ...(has(whole.sleeve) ? [{ fact: 'sleeve', ...sleeveWords[whole.sleeve] }] : []),
    ...(has(whole.cuffs) ? [{ fact: 'cuffs', ...cuffWords[whole.cuffs] }] : []),
    ...whole.pockets.map((kind) => ({ fact: 'pockets', ...pocketWords[kind] })),
    ...(has(whole.waist) ? [{ fact: 'waist', ...waistWords[whole.waist] }] : []),
    ...(has(whole.pleats) ? [{ fact: 'pleats', ...pleatWords[whole.pleats] }] : []),
    ...(whole.hem !== 'straight' ? [{ fact: 'hem', ...hemWords[whole.hem] }] : []),
  ];
}
