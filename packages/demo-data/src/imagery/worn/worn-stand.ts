import { dressFormParts, type GarmentRecipe } from '@orime/cloth';
import type { WantedDrape } from './worn-jobs.ts';
import type { StandPart } from './worn-scene.ts';

const legged = new Set<GarmentRecipe['category']>(['trousers', 'wide-denim', 'shorts', 'jumpsuit']);

/** Trousers hang on a form with legs. */
export function needsLegs(category: GarmentRecipe['category']): boolean {
  return legged.has(category);
}

/** Bags stand on their own. */
export function standsOnBlock(category: GarmentRecipe['category']): boolean {
  return category === 'bag';
}

/** Forms without and with legs; each is made once a thread. */
const forms = new Map<boolean, readonly StandPart[]>();

/** What a drape hangs on: nothing for what stands on its own. */
export function standFor({ garment, partner }: Pick<WantedDrape, 'garment' | 'partner'>): readonly StandPart[] {
  if (standsOnBlock(garment.category)) return [];
  const legs = needsLegs(garment.category) || (partner !== undefined && needsLegs(partner.garment.category));
  const form = forms.get(legs) ?? dressFormParts({ legs });
  forms.set(legs, form);
  return form;
}
