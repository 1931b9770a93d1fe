import type { Offer } from '../catalogue/offers.ts';
import type { Random } from '../world/random.ts';
import type { OrderStatus } from './order-rows.ts';

export type BasketLine = { readonly offer: Offer; readonly variantIndex: number; readonly qty: number; readonly pieceId: string | null };

/** One to three designs of the seller; a partial shipment needs at least two lines, a piece is sold once. */
export function basketOf(
  random: Random,
  sellable: readonly Offer[],
  first: Offer,
  status: OrderStatus,
  soldPieces: ReadonlySet<string>,
): BasketLine[] {
  const ofSeller = sellable.filter((offer) => offer.design.profileId === first.design.profileId && offer !== first);
  const extra = status === 'partially_shipped' ? 1 : random.pick([0, 0, 0, 1, 1, 2]);
  const lines = [first, ...random.some(ofSeller, extra)]
    .filter((offer) => !offer.piece || (!soldPieces.has(offer.piece.id) && status === 'closed'))
    .map((offer) => lineOf(random, offer));
  if (lines.length > (status === 'partially_shipped' ? 1 : 0)) return lines;
  return ofSeller
    .filter((offer) => !offer.piece)
    .slice(0, 2)
    .map((offer) => lineOf(random, offer));
}

function lineOf(random: Random, offer: Offer): BasketLine {
  return {
    offer,
    variantIndex: random.whole(0, offer.variants.length - 1),
    qty: !offer.piece && random.chance(0.12) ? 2 : 1,
    pieceId: offer.piece?.id ?? null,
  };
}
