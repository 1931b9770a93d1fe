import type { CategoryKey } from '../../vocabulary/categories.ts';
import type { FabricKey } from '../../vocabulary/fabrics.ts';

/** Keys of the care labels that the api knows. */
export type CareKey =
  | 'machine-wash-cold'
  | 'machine-wash-warm'
  | 'hand-wash'
  | 'do-not-wash'
  | 'dry-clean'
  | 'do-not-bleach'
  | 'do-not-tumble-dry'
  | 'line-dry'
  | 'flat-dry'
  | 'iron-low'
  | 'iron-medium'
  | 'iron-reverse'
  | 'do-not-iron'
  | 'steam'
  | 'brush'
  | 'leather-care';

const careByFabric: Record<FabricKey, readonly CareKey[]> = {
  'cotton-jersey': ['machine-wash-cold', 'do-not-bleach', 'do-not-tumble-dry', 'iron-medium'],
  poplin: ['machine-wash-cold', 'do-not-bleach', 'line-dry', 'iron-medium'],
  linen: ['machine-wash-cold', 'do-not-bleach', 'line-dry', 'iron-medium'],
  denim: ['machine-wash-cold', 'do-not-bleach', 'line-dry', 'iron-reverse'],
  twill: ['machine-wash-warm', 'do-not-bleach', 'line-dry', 'iron-medium'],
  corduroy: ['machine-wash-cold', 'do-not-tumble-dry', 'line-dry', 'iron-reverse'],
  'wool-knit': ['hand-wash', 'do-not-tumble-dry', 'flat-dry', 'iron-low'],
  'cable-knit': ['hand-wash', 'do-not-tumble-dry', 'flat-dry', 'iron-low'],
  'alpaca-knit': ['hand-wash', 'do-not-tumble-dry', 'flat-dry', 'steam'],
  'wool-flannel': ['dry-clean', 'do-not-bleach', 'steam', 'brush'],
  'wool-melton': ['dry-clean', 'do-not-bleach', 'brush'],
  'silk-satin': ['dry-clean', 'do-not-bleach', 'iron-reverse'],
  'silk-crepe': ['hand-wash', 'do-not-bleach', 'line-dry', 'iron-low'],
  leather: ['do-not-wash', 'leather-care'],
  nylon: ['machine-wash-cold', 'do-not-tumble-dry', 'line-dry', 'do-not-iron'],
};

/** Care as a label gives it, in the order of the international symbols. */
export function careOf(fabric: FabricKey): readonly CareKey[] {
  return careByFabric[fabric];
}

/** Heading of the customs tariff, six digits; woven garments of other fibres where the category does not decide. */
export function hsCodeOf(category: CategoryKey): string {
  switch (category) {
    case 'tee':
      return '610910';
    case 'knit':
    case 'cardigan':
    case 'hoodie':
      return '611011';
    case 'bag':
      return '420221';
    case 'scarf':
      return '621410';
    case 'trousers':
    case 'wide-denim':
    case 'shorts':
      return '620469';
    case 'skirt':
    case 'pleated-skirt':
      return '620459';
    case 'dress':
    case 'slip-dress':
      return '620449';
    case 'shirt':
    case 'blouse':
      return '620690';
    case 'coat':
    case 'trench':
    case 'haori':
    case 'blazer':
    case 'vest':
    case 'jumpsuit':
      return '620299';
  }
}

const squareMetres: Record<CategoryKey, number> = {
  tee: 1,
  shirt: 1.6,
  blouse: 1.4,
  knit: 1.1,
  cardigan: 1.2,
  hoodie: 1.4,
  vest: 0.9,
  blazer: 1.8,
  coat: 2.8,
  trench: 2.9,
  haori: 2.2,
  dress: 2.4,
  'slip-dress': 1.5,
  jumpsuit: 2.4,
  skirt: 1.5,
  'pleated-skirt': 2,
  trousers: 1.5,
  'wide-denim': 1.8,
  shorts: 0.9,
  bag: 0.6,
  scarf: 0.9,
};

const gramsPerSquareMetre: Record<FabricKey, number> = {
  'cotton-jersey': 240,
  poplin: 120,
  linen: 190,
  denim: 420,
  twill: 280,
  corduroy: 330,
  'wool-knit': 380,
  'cable-knit': 620,
  'alpaca-knit': 420,
  'wool-flannel': 300,
  'wool-melton': 520,
  'silk-satin': 95,
  'silk-crepe': 80,
  leather: 900,
  nylon: 140,
};

/** Shipping weight of a middle size without packing, to ten grams. */
export function weightOf(category: CategoryKey, fabric: FabricKey): number {
  return Math.max(40, Math.round((squareMetres[category] * gramsPerSquareMetre[fabric]) / 10) * 10);
}
