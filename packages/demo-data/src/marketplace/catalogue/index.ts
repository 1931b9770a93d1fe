import type { ProfileRow } from '../people/people-rows.ts';
import type { FollowRow, LikeRow } from '../people/people-rows.ts';
import type { World } from '../world/world.ts';
import { buildFollows, countLikes, drawLikes, likeRows } from './audience.ts';
import type {
  BrandTermsRow,
  CategoryRow,
  DeliveryWindowRow,
  DesignImageRow,
  DesignRow,
  PieceRow,
  PrepackRow,
  PriceHistoryRow,
  PriceRow,
  SizeChartRow,
  StockRow,
  VariantRow,
  WholesaleRuleRow,
} from './catalogue-rows.ts';
import { buildCategories, buildDesignImages, buildDesigns } from './designs.ts';
import {
  brandTermsOf,
  buildOffers,
  deliveryWindowsOf,
  prepacksOf,
  priceHistoryOf,
  pricesOf,
  stockOf,
  variantsOf,
  wholesaleRulesOf,
} from './offers.ts';
import type { Offer } from './offers.ts';
import { sizeCharts } from './sizes.ts';

/** What is shown and sold, at which prices, and who likes it. */
export type CatalogueRows = {
  readonly categories: readonly CategoryRow[];
  readonly sizeCharts: readonly SizeChartRow[];
  readonly designs: readonly DesignRow[];
  readonly designImages: readonly DesignImageRow[];
  readonly variants: readonly VariantRow[];
  readonly pieces: readonly PieceRow[];
  readonly prices: readonly PriceRow[];
  readonly priceHistory: readonly PriceHistoryRow[];
  readonly stock: readonly StockRow[];
  readonly wholesaleRules: readonly WholesaleRuleRow[];
  readonly prepacks: readonly PrepackRow[];
  readonly brandTerms: readonly BrandTermsRow[];
  readonly deliveryWindows: readonly DeliveryWindowRow[];
  readonly follows: readonly FollowRow[];
  readonly likes: readonly LikeRow[];
};

/** What has left the shelves. */
export type SoldGoods = {
  readonly soldPieces: ReadonlySet<string>;
  /** Units that open orders hold, by variant. */
  readonly allocated: ReadonlyMap<string, number>;
};

/** What can be bought, before anybody buys. */
export type Assortment = { readonly designs: readonly DesignRow[]; readonly offers: readonly Offer[] };

export function buildAssortment(world: World): Assortment {
  const designs = buildDesigns(world, countLikes(drawLikes(world)));
  return { designs, offers: buildOffers(world, designs) };
}

export function buildCatalogue(
  world: World,
  { designs, offers }: Assortment,
  { profiles, sold }: { readonly profiles: readonly ProfileRow[]; readonly sold: SoldGoods },
): CatalogueRows {
  const pieces = offers.flatMap(({ piece }) => piece ?? []);
  return {
    categories: buildCategories(),
    sizeCharts,
    designs,
    designImages: buildDesignImages(world),
    variants: variantsOf(offers),
    pieces: pieces.map((piece) => (sold.soldPieces.has(piece.id) ? { ...piece, status: 'sold' } : piece)),
    prices: pricesOf(offers),
    priceHistory: priceHistoryOf(world, offers),
    stock: stockOf(offers, sold.allocated),
    wholesaleRules: wholesaleRulesOf(world, offers),
    prepacks: prepacksOf(world, offers),
    brandTerms: brandTermsOf(world, profiles),
    deliveryWindows: deliveryWindowsOf(world, profiles),
    follows: buildFollows(world),
    likes: likeRows(world, drawLikes(world)),
  };
}
