import type { DesignCard } from '@orime/contracts/api/catalogue/design';

/** A badge over the photograph; a card shows at most two, most important first. */
export type ProductBadge =
  | { readonly kind: 'sold-out' | 'one-of-one' | 'made-to-order' | 'few-left' | 'archive' }
  /** `ratio` of the earlier price: 0.3 is 30 % off. */
  | { readonly kind: 'sale'; readonly ratio: number };

export type BadgeFacts = Pick<DesignCard, 'soldOut' | 'onePiece' | 'madeToOrder' | 'archived' | 'priceMinor' | 'compareAt' | 'sizes'>;

/** The badges of a design, at most two. */
export function badgesOf(design: BadgeFacts): readonly ProductBadge[] {
  if (design.soldOut) return [{ kind: 'sold-out' }];
  const ratio = reductionOf(design);
  const badges: ProductBadge[] = [];
  if (ratio > 0) badges.push({ kind: 'sale', ratio });
  if (design.onePiece) badges.push({ kind: 'one-of-one' });
  else if (design.sizes.length > 0 && design.sizes.every((size) => size.availability !== 'available')) badges.push({ kind: 'few-left' });
  else if (design.madeToOrder && design.sizes.every((size) => size.mode === 'made_to_order')) badges.push({ kind: 'made-to-order' });
  if (design.archived) badges.push({ kind: 'archive' });
  return badges.slice(0, 2);
}

/** Reduction from the earlier price as a ratio, rounded to whole percent; 0 without one. */
export function reductionOf({ priceMinor, compareAt }: Pick<BadgeFacts, 'priceMinor' | 'compareAt'>): number {
  if (priceMinor === null || compareAt === null || compareAt.priceMinor <= priceMinor) return 0;
  return Math.round((1 - priceMinor / compareAt.priceMinor) * 100) / 100;
}
