import { type CatalogueEntry, catalogue } from '../../content/catalogue.ts';
import type { Currency, ProfileRow } from '../people/people-rows.ts';
import type { World } from '../world/world.ts';
import type {
  BrandTermsRow,
  DeliveryWindowRow,
  DesignRow,
  PieceRow,
  PrepackRow,
  PriceHistoryRow,
  PriceRow,
  StockRow,
  VariantRow,
  WholesaleRuleRow,
} from './catalogue-rows.ts';
import { sizeNames } from './garment-sizes.ts';
import { breakPrices, type PriceSet, QUANTITY_BREAK, retailPrices, salePrices, wholesalePrices } from './pricing.ts';

const currencies: readonly Currency[] = ['USD', 'JPY', 'EUR'];

/** What can be bought of one design, before anybody has ordered. */
export type Offer = {
  readonly design: DesignRow;
  readonly retail: PriceSet;
  /** Absent unless the design is on sale: what it cost before. */
  readonly before: PriceSet | undefined;
  readonly wholesale: PriceSet | undefined;
  /** Absent where a larger quantity costs the same. */
  readonly atBreak: PriceSet | undefined;
  readonly variants: readonly VariantRow[];
  readonly piece: PieceRow | undefined;
  readonly onHand: ReadonlyMap<string, number>;
};

export function buildOffers(world: World, designs: readonly DesignRow[]): Offer[] {
  return catalogue.map((entry, index) => {
    const design = designs[index];
    if (design?.slug !== entry.slug) throw new Error(`designs are out of step at ${entry.slug}`);
    return offerOf(world, entry, design);
  });
}

export function variantsOf(offers: readonly Offer[]): VariantRow[] {
  return offers.flatMap((offer) => offer.variants);
}

export function pricesOf(offers: readonly Offer[]): PriceRow[] {
  return offers.flatMap(({ variants, retail, before, wholesale, atBreak }) =>
    variants.flatMap(({ id }) => [
      ...currencies.map((currency): PriceRow => ({
        variantId: id,
        channel: 'retail',
        currency,
        amountMinor: retail[currency],
        compareAtMinor: before?.[currency] ?? null,
        minQty: 1,
      })),
      ...(wholesale
        ? currencies.map((currency): PriceRow => ({
            variantId: id,
            channel: 'wholesale',
            currency,
            amountMinor: wholesale[currency],
            compareAtMinor: null,
            minQty: 1,
          }))
        : []),
      ...(atBreak
        ? currencies.map((currency): PriceRow => ({
            variantId: id,
            channel: 'wholesale',
            currency,
            amountMinor: atBreak[currency],
            compareAtMinor: null,
            minQty: QUANTITY_BREAK,
          }))
        : []),
    ]),
  );
}

/** One line per change of a retail price: the first price, and the sale where there is one. */
export function priceHistoryOf(world: World, offers: readonly Offer[]): PriceHistoryRow[] {
  return offers.flatMap(({ design, variants, retail, before }) =>
    variants.flatMap(({ id }) =>
      currencies.flatMap((currency) => [
        { variantId: id, currency, amountMinor: (before ?? retail)[currency], at: design.createdAt },
        ...(before ? [{ variantId: id, currency, amountMinor: retail[currency], at: world.daysAgo(saleDays(world, design.slug)) }] : []),
      ]),
    ),
  );
}

export function stockOf(offers: readonly Offer[], allocated: ReadonlyMap<string, number>): StockRow[] {
  return offers.flatMap(({ variants, onHand }) =>
    variants.map(({ id }) => {
      const held = allocated.get(id) ?? 0;
      return { variantId: id, onHand: (onHand.get(id) ?? 0) + held, allocated: held };
    }),
  );
}

export function wholesaleRulesOf(world: World, offers: readonly Offer[]): WholesaleRuleRow[] {
  return offers
    .filter((offer) => offer.wholesale)
    .map(({ design, retail, before }) => {
      const random = world.random(`wholesale/${design.styleKey}`);
      const orderMultiple = random.pick([1, 2, 4]);
      const lowest = Math.ceil(random.whole(3, 8) / orderMultiple) * orderMultiple;
      return { designId: design.id, moqUnits: lowest, orderMultiple, msrp: before ?? retail };
    });
}

/** A 1-2-2-1 pack over the middle sizes, for designs with at least four. */
export function prepacksOf(world: World, offers: readonly Offer[]): PrepackRow[] {
  return offers
    .filter((offer) => offer.wholesale && offer.variants.length >= 4)
    .map(({ design, variants }) => {
      const start = Math.floor((variants.length - 4) / 2);
      const sizes = Object.fromEntries(variants.slice(start, start + 4).map(({ size }, index) => [size, [1, 2, 2, 1][index] ?? 1]));
      return {
        id: world.id('ppk', design.slug),
        designId: design.id,
        name: { en: 'Starter pack 1-2-2-1', jp: '基本セット 1-2-2-1' },
        sizes,
      };
    });
}

export function brandTermsOf(world: World, profiles: readonly ProfileRow[]): BrandTermsRow[] {
  return profiles
    .filter((profile) => profile.status === 'approved')
    .map(({ id, handle }) => {
      const first = world.random(`terms/${handle}`).pick([800, 1200, 1500, 2000]);
      return { profileId: id, firstOrderMinMinor: first * 100, reorderMinMinor: first * 50, currency: 'USD' };
    });
}

export function deliveryWindowsOf(world: World, profiles: readonly ProfileRow[]): DeliveryWindowRow[] {
  return profiles
    .filter((profile) => profile.status === 'approved')
    .flatMap(({ id, handle }) => [
      {
        id: world.id('dwn', `${handle}/now`),
        profileId: id,
        name: { en: 'Available now', jp: '即納' },
        startShip: world.daysAgo(-7),
        endShip: world.daysAgo(-28),
        orderCutoff: world.daysAgo(-14),
        prebook: false,
      },
      {
        id: world.id('dwn', `${handle}/next`),
        profileId: id,
        name: { en: 'Spring delivery', jp: '春の納品' },
        startShip: world.daysAgo(-75),
        endShip: world.daysAgo(-110),
        orderCutoff: world.daysAgo(-40),
        prebook: true,
      },
    ]);
}

function offerOf(world: World, entry: CatalogueEntry, design: DesignRow): Offer {
  const { style, choice, slug } = entry;
  // By style, so that colour siblings cost the same.
  const full = retailPrices(world.random(`price/${style.key}`), style.category, style.priceLevel ?? 1);
  const oneOff = choice.oneOff ?? false;
  const variants = variantRows(world, design, sizeNames(entry), style.madeToOrderDays ?? null, oneOff);
  const soldWholesale = !oneOff && !choice.standing;
  const wholesale = soldWholesale ? wholesalePrices(world.random(`wholesale-price/${style.key}`), full) : undefined;
  const hasBreak = world.random(`quantity-break/${style.key}`).chance(0.5);
  return {
    design,
    retail: design.onSale ? salePrices(world.random(`sale/${slug}`), full) : full,
    before: design.onSale ? full : undefined,
    wholesale,
    atBreak: wholesale && hasBreak ? breakPrices(wholesale) : undefined,
    variants,
    piece: oneOff ? pieceRow(world, design, variants) : undefined,
    onHand: oneOff || design.madeToOrder || design.archivedAt ? new Map() : stockDraw(world, slug, variants),
  };
}

function variantRows(world: World, design: DesignRow, sizes: readonly string[], leadDays: number | null, oneOff: boolean): VariantRow[] {
  const offered = oneOff ? sizes.slice(Math.floor(sizes.length / 2), Math.floor(sizes.length / 2) + 1) : sizes;
  return offered.map((size, position) => ({
    id: world.id('var', `${design.slug}/${size}`),
    designId: design.id,
    size,
    position,
    sku: `${design.slug}-${size}`.toUpperCase(),
    mode: leadDays === null ? 'stock' : 'made_to_order',
    leadDays,
    backorderLimit: 0,
  }));
}

function pieceRow(world: World, design: DesignRow, variants: readonly VariantRow[]): PieceRow | undefined {
  const variant = variants[0];
  if (!variant) return undefined;
  return {
    id: world.id('pce', design.slug),
    designId: design.id,
    variantId: variant.id,
    serial: `${design.slug.slice(0, 3).toUpperCase()}-${world.random(`serial/${design.slug}`).whole(1000, 9999)}`,
    edition: '1/1',
    condition: { en: 'New, made once', jp: '新品・一点もの' },
    status: design.hidden || design.confirmed !== 'confirmed' ? 'withheld' : 'available',
  };
}

/** Most sizes are there, a few are nearly gone and about one in nine is sold out. */
function stockDraw(world: World, slug: string, variants: readonly VariantRow[]): ReadonlyMap<string, number> {
  const random = world.random(`stock/${slug}`);
  return new Map(variants.map(({ id }) => [id, random.chance(0.11) ? 0 : random.chance(0.2) ? random.whole(1, 2) : random.whole(3, 14)]));
}

function saleDays(world: World, slug: string): number {
  return world.random(`sale-start/${slug}`).whole(4, 40);
}
