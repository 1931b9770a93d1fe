import type { ArticleBody, ArticleSection } from '../../content/article-blocks.ts';
import type { CategoryKey } from '../../vocabulary/categories.ts';
import type { ColourKey } from '../../vocabulary/colours.ts';
import type { ShownView } from '../../vocabulary/design-recipe.ts';
import type { FabricKey } from '../../vocabulary/fabrics.ts';
import type { LocalText } from '../../vocabulary/local-text.ts';
import type { PrintKey } from '../../vocabulary/prints.ts';
import type { Currency } from '../people/people-rows.ts';

export type CategoryRow = {
  readonly key: string;
  readonly label: LocalText;
  readonly position: number;
  readonly sizeChart: string;
};

/** The name of a measure in size charts, which show measures by position. */
export type MeasureRow = { readonly key: string; readonly label: LocalText; readonly position: number };

/** Measures in millimetres, one row per size: of bodies in the charts of categories, of the garment laid flat in those of styles. */
export type SizeChartRow = {
  readonly key: string;
  readonly label: LocalText;
  readonly sizes: readonly { readonly size: string; readonly measuresMm: Readonly<Record<string, number>> }[];
};

export type Material = { readonly key: string; readonly label: LocalText; readonly percent: number };

export type DesignRow = {
  readonly id: string;
  /** Joins colour siblings: one design is one colour. */
  readonly styleId: string;
  readonly styleKey: string;
  readonly profileId: string;
  readonly producerId: string | null;
  readonly name: string;
  readonly nameJp: string;
  readonly slug: string;
  readonly description: LocalText;
  readonly gender: 'men' | 'women' | 'unisex';
  readonly category: CategoryKey;
  readonly sizeChart: string;
  readonly fabric: FabricKey;
  readonly print: PrintKey;
  readonly colour: ColourKey;
  readonly colourHex: string;
  readonly colourLabel: LocalText;
  readonly tags: readonly string[];
  /** `SS` or `AW` and the year apart. */
  readonly season: 'SS' | 'AW';
  readonly year: number;
  /** Percentages sum to 100. */
  readonly materials: readonly Material[];
  readonly care: readonly string[];
  readonly countryOrigin: string;
  readonly hsCode: string;
  readonly weightGrams: number;
  readonly confirmed: 'draft' | 'unconfirmed' | 'confirmed' | 'rejected';
  readonly hidden: boolean;
  readonly archivedAt: string | null;
  readonly privateReserve: boolean;
  readonly madeToOrder: boolean;
  readonly oneOff: boolean;
  readonly onSale: boolean;
  /** 1 leads the catalogue; neighbours differ in designer, category and colour. */
  readonly featuredRank: number;
  readonly likesCount: number;
  readonly createdAt: string;
};

/** One row for every view there may be, in the order they are shown. Worn pictures have no detail and flat-lays no three-quarter view. */
export type DesignImageRow = {
  readonly designId: string;
  readonly imageKey: string;
  readonly position: number;
  readonly view: ShownView;
};

export type VariantRow = {
  readonly id: string;
  readonly designId: string;
  readonly size: string;
  readonly position: number;
  readonly sku: string;
  readonly mode: 'stock' | 'made_to_order';
  readonly leadDays: number | null;
  readonly backorderLimit: number;
};

export type PieceRow = {
  readonly id: string;
  readonly designId: string;
  readonly variantId: string;
  readonly serial: string;
  readonly edition: string;
  readonly condition: LocalText;
  readonly status: 'available' | 'reserved' | 'sold' | 'withheld';
};

export type PriceRow = {
  readonly variantId: string;
  readonly channel: 'retail' | 'wholesale';
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly compareAtMinor: number | null;
  readonly minQty: number;
};

export type PriceHistoryRow = {
  readonly variantId: string;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly at: string;
};
/** Variants sewn to order and variants of one-off pieces have none on hand: the first need none, the second are counted in pieces. */
export type StockRow = { readonly variantId: string; readonly onHand: number; readonly allocated: number };

export type WholesaleRuleRow = {
  readonly designId: string;
  readonly moqUnits: number;
  readonly orderMultiple: number;
  readonly msrp: Readonly<Record<Currency, number>>;
};

export type PrepackRow = {
  readonly id: string;
  readonly designId: string;
  readonly name: LocalText;
  readonly sizes: Readonly<Record<string, number>>;
};
export type BrandTermsRow = {
  readonly profileId: string;
  readonly firstOrderMinMinor: number;
  readonly reorderMinMinor: number;
  readonly currency: Currency;
};

export type DeliveryWindowRow = {
  readonly id: string;
  readonly profileId: string;
  readonly name: LocalText;
  readonly startShip: string;
  readonly endShip: string;
  readonly orderCutoff: string;
  readonly prebook: boolean;
};

export type Hotspot = { readonly x: number; readonly y: number; readonly designId: string };

export type LookbookRow = {
  readonly id: string;
  readonly slug: string;
  readonly profileId: string;
  readonly title: LocalText;
  readonly intro: LocalText;
  readonly season: 'SS' | 'AW';
  readonly year: number;
  readonly coverKey: string;
  readonly published: boolean;
  readonly position: number;
  readonly looks: readonly { readonly number: number; readonly imageKey: string; readonly hotspots: readonly Hotspot[] }[];
};

/** In a body `product` holds a slug, `designer` a handle and `image` an image key, which the reader resolves. */
export type ArticleRow = {
  readonly id: string;
  readonly slug: string;
  readonly authorUserId: string;
  readonly authorName: LocalText;
  readonly status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'unpublished' | 'archived';
  /** Why the editors gave it back to its author; null when they did not. */
  readonly returnReason: string | null;
  readonly publishAt: string | null;
  readonly section: ArticleSection;
  readonly tags: readonly string[];
  readonly featured: boolean;
  readonly title: LocalText;
  readonly dek: LocalText;
  readonly coverKey: string;
  /** A 16:9 picture for stories that lead. */
  readonly heroKey: string | null;
  readonly body: ArticleBody;
  readonly readingMinutes: { readonly en: number; readonly jp: number };
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type BannerItemRow = {
  readonly id: string;
  readonly name: string;
  readonly published: 'published' | 'draft';
  readonly promoText: LocalText;
  readonly promoUrl: string;
  readonly position: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};
