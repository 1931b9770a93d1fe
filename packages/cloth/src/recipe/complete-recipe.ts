import type { GarmentCategory, GarmentRecipe } from './garment-recipe.ts';
import { possibleFor } from './possible.ts';

/** A recipe with nothing left open. */
export type CompleteRecipe = Required<GarmentRecipe>;

type Defaults = Omit<CompleteRecipe, 'category' | 'fabric' | 'seed' | 'length' | 'width' | 'flare' | 'pocketGrain' | 'breast'>;

const plain: Defaults = {
  sleeve: 'none',
  collar: 'none',
  closure: 'pull-on',
  buttons: 0,
  pockets: [],
  waist: 'none',
  pleats: 'none',
  hem: 'straight',
  cuffs: 'none',
};

/** What each category is cut with when its recipe does not say. */
const categoryDefaults: Record<GarmentCategory, Partial<Defaults>> = {
  tee: { sleeve: 'short', collar: 'crew', cuffs: 'hemmed' },
  shirt: {
    sleeve: 'long',
    collar: 'point',
    closure: 'buttons',
    buttons: 7,
    hem: 'shirt-tail',
    cuffs: 'buttoned',
    pockets: ['chest-patch'],
    pleats: 'back',
  },
  blouse: { sleeve: 'long', collar: 'band', closure: 'buttons', buttons: 8, cuffs: 'buttoned' },
  knit: { sleeve: 'long', collar: 'crew', hem: 'rib', cuffs: 'rib' },
  cardigan: { sleeve: 'long', collar: 'v-neck', closure: 'buttons', buttons: 6, hem: 'rib', cuffs: 'rib', pockets: ['patch'] },
  hoodie: { sleeve: 'long', collar: 'hood', hem: 'rib', cuffs: 'rib', pockets: ['kangaroo'] },
  vest: { collar: 'v-neck', closure: 'buttons', buttons: 4, pockets: ['welt'] },
  blazer: { sleeve: 'long', collar: 'notch', closure: 'buttons', buttons: 2, pockets: ['flap'], cuffs: 'hemmed' },
  coat: { sleeve: 'long', collar: 'notch', closure: 'buttons', buttons: 3, pockets: ['welt'], cuffs: 'hemmed' },
  trench: { sleeve: 'long', collar: 'notch', closure: 'buttons', buttons: 4, pockets: ['welt'], cuffs: 'hemmed', waist: 'belted' },
  haori: { sleeve: 'wide', collar: 'haori', closure: 'open' },
  dress: { sleeve: 'short', collar: 'crew', closure: 'back-zip', waist: 'seam', pockets: ['side-seam'], cuffs: 'hemmed' },
  'slip-dress': { collar: 'none' },
  jumpsuit: { sleeve: 'short', collar: 'point', closure: 'buttons', buttons: 6, waist: 'seam', pockets: ['slant'], cuffs: 'hemmed' },
  skirt: { closure: 'side-zip', waist: 'waistband' },
  'pleated-skirt': { closure: 'side-zip', waist: 'waistband', pleats: 'knife' },
  trousers: { closure: 'fly', waist: 'waistband', pockets: ['slant'], pleats: 'front' },
  'wide-denim': { closure: 'fly', waist: 'waistband', pockets: ['slant', 'back-patch'] },
  shorts: { closure: 'fly', waist: 'waistband', pockets: ['slant'] },
  bag: { closure: 'open' },
  scarf: { closure: 'open' },
};

/**
 * Fills in the category's own cut. Multipliers are held between 0.7 and 1.3, flare between 0 and 1.6, buttons between 0 and 12; what
 * cannot be made on the category is left out.
 */
export function completeRecipe(recipe: GarmentRecipe): CompleteRecipe {
  const asked: Defaults = { ...plain, ...categoryDefaults[recipe.category], ...given(recipe) };
  const possible = possibleFor(recipe.category);
  const held = (value: number | undefined, low: number, high: number) => Math.min(high, Math.max(low, value ?? 1));
  const sleeve = possible.hasSleeves ? asked.sleeve : 'none';
  return {
    ...asked,
    category: recipe.category,
    fabric: recipe.fabric,
    seed: recipe.seed,
    length: held(recipe.length, 0.7, 1.3),
    width: held(recipe.width, 0.7, 1.3),
    flare: held(recipe.flare, 0, 1.6),
    breast: recipe.breast ?? (recipe.category === 'trench' ? 'double' : 'single'),
    pocketGrain: recipe.pocketGrain ?? 'along',
    buttons: Math.round(Math.min(12, Math.max(0, asked.buttons))),
    sleeve,
    pleats: possible.pleats.includes(asked.pleats) ? asked.pleats : 'none',
    hem: possible.hem.includes(asked.hem) ? asked.hem : 'straight',
    waist: possible.waist.includes(asked.waist) ? asked.waist : (categoryDefaults[recipe.category].waist ?? 'none'),
    pockets: asked.pockets.filter((kind) => possible.pockets.includes(kind)),
    cuffs: sleeve !== 'none' && recipe.cuffs ? recipe.cuffs : cuffsFor(sleeve, asked.cuffs),
  };
}

/** A changed sleeve brings its own lower edge. */
function cuffsFor(sleeve: CompleteRecipe['sleeve'], own: CompleteRecipe['cuffs']): CompleteRecipe['cuffs'] {
  if (sleeve === 'none') return 'none';
  if (sleeve === 'balloon') return own === 'rib' ? 'rib' : 'buttoned';
  if (sleeve === 'long') return own === 'none' ? 'hemmed' : own;
  return 'hemmed';
}

function given(recipe: GarmentRecipe): Partial<GarmentRecipe> {
  return Object.fromEntries(Object.entries(recipe).filter(([, value]) => value !== undefined));
}
