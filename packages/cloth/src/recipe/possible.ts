import type { GarmentCategory, HemKind, PleatKind, PocketKind, WaistKind } from './garment-recipe.ts';

/** What can be made on a kind of garment. A recipe that asks for something else gets it without, so that no text speaks of what no picture shows. */
type Possible = {
  readonly pleats: readonly PleatKind[];
  readonly hem: readonly HemKind[];
  readonly pockets: readonly PocketKind[];
  readonly waist: readonly WaistKind[];
  readonly hasSleeves: boolean;
};

const tops: Possible = {
  pleats: ['back'],
  hem: ['shirt-tail', 'rib', 'side-slits'],
  pockets: ['chest-patch', 'patch', 'flap', 'welt', 'kangaroo'],
  waist: [],
  hasSleeves: true,
};
const coats: Possible = {
  ...tops,
  hem: ['shirt-tail', 'side-slits'],
  pockets: ['chest-patch', 'patch', 'flap', 'welt'],
  waist: ['belted'],
};
const dresses: Possible = {
  pleats: ['back'],
  hem: [],
  pockets: ['chest-patch', 'side-seam'],
  waist: ['none', 'seam', 'elastic', 'belted'],
  hasSleeves: true,
};
const trousers: Possible = {
  pleats: ['front'],
  hem: ['turn-up'],
  pockets: ['slant', 'side-seam', 'patch', 'back-patch', 'cargo'],
  waist: ['waistband', 'elastic', 'drawstring'],
  hasSleeves: false,
};
const skirts: Possible = { ...trousers, pleats: ['knife', 'box'], hem: [], pockets: ['patch'] };
const bare: Possible = { pleats: [], hem: [], pockets: [], waist: [], hasSleeves: false };

const byCategory: Record<GarmentCategory, Possible> = {
  tee: { ...tops, hem: [...tops.hem, 'tucked'] },
  shirt: tops,
  blouse: tops,
  knit: tops,
  cardigan: tops,
  hoodie: tops,
  vest: tops,
  blazer: coats,
  coat: coats,
  trench: coats,
  haori: { ...bare, hasSleeves: true },
  dress: dresses,
  'slip-dress': bare,
  jumpsuit: {
    ...dresses,
    pockets: ['chest-patch', 'slant', 'side-seam', 'patch', 'back-patch', 'cargo'],
    waist: ['seam'],
    hem: ['turn-up'],
  },
  skirt: skirts,
  'pleated-skirt': { ...skirts, pockets: [] },
  trousers,
  'wide-denim': trousers,
  shorts: trousers,
  bag: { ...bare, pockets: ['patch'] },
  scarf: bare,
};

/** What can be made on garments of a category. */
export function possibleFor(category: GarmentCategory): Possible {
  return byCategory[category];
}
