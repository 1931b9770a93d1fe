import type { CategoryKey } from '../vocabulary/categories.ts';
import type { FabricKey } from '../vocabulary/fabrics.ts';

export type CareKey =
  | 'wash-30' | 'wash-30-gentle' | 'hand-wash' | 'dry-clean' | 'do-not-wash' | 'do-not-bleach' | 'do-not-tumble' | 'line-dry' | 'dry-flat'
  | 'iron-low' | 'iron-medium' | 'iron-high' | 'wash-separately' | 'leather-specialist';

const careByFabric: Record<FabricKey, readonly CareKey[]> = {
  'cotton-jersey': ['wash-30', 'do-not-bleach', 'do-not-tumble', 'iron-medium'],
  poplin: ['wash-30', 'do-not-bleach', 'line-dry', 'iron-high'],
  linen: ['wash-30', 'do-not-bleach', 'line-dry', 'iron-high'],
  denim: ['wash-separately', 'wash-30', 'do-not-tumble', 'line-dry'],
  twill: ['wash-30', 'do-not-bleach', 'line-dry', 'iron-medium'],
  corduroy: ['wash-30-gentle', 'do-not-tumble', 'iron-low'],
  'wool-knit': ['hand-wash', 'do-not-tumble', 'dry-flat', 'iron-low'],
  'cable-knit': ['hand-wash', 'do-not-tumble', 'dry-flat', 'iron-low'],
  'alpaca-knit': ['hand-wash', 'do-not-tumble', 'dry-flat'],
  'wool-flannel': ['dry-clean', 'do-not-bleach', 'iron-low'],
  'wool-melton': ['dry-clean', 'do-not-bleach', 'iron-low'],
  'silk-satin': ['dry-clean', 'do-not-bleach', 'iron-low'],
  'silk-crepe': ['hand-wash', 'do-not-bleach', 'line-dry', 'iron-low'],
  leather: ['do-not-wash', 'leather-specialist'],
  nylon: ['wash-30-gentle', 'do-not-tumble', 'line-dry'],
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
  tee: 1, shirt: 1.6, blouse: 1.4, knit: 1.1, cardigan: 1.2, hoodie: 1.4, vest: 0.9, blazer: 1.8, coat: 2.8, trench: 2.9, haori: 2.2, dress: 2.4, 'slip-dress': 1.5,
  jumpsuit: 2.4, skirt: 1.5, 'pleated-skirt': 2, trousers: 1.5, 'wide-denim': 1.8, shorts: 0.9, bag: 0.6, scarf: 0.9,
};

const gramsPerSquareMetre: Record<FabricKey, number> = {
  'cotton-jersey': 240, poplin: 120, linen: 190, denim: 420, twill: 280, corduroy: 330, 'wool-knit': 380, 'cable-knit': 620, 'alpaca-knit': 420, 'wool-flannel': 300,
  'wool-melton': 520, 'silk-satin': 95, 'silk-crepe': 80, leather: 900, nylon: 140,
};

/** Shipping weight of a middle size without packing, to ten grams. */
export function weightOf(category: CategoryKey, fabric: FabricKey): number {
  return Math.max(40, Math.round((squareMetres[category] * gramsPerSquareMetre[fabric]) / 10) * 10);
}
