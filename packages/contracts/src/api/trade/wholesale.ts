import { Type, type Static } from 'typebox';
import { Currency, IdParams, Language, PageQuery, Price } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { DesignCard } from '../catalogue/design.ts';

/** Why prices are shown or hidden: responses include them only for `verified` and `staff`, and for a designer's own line (`owner`). */
export const WholesaleAccess = Type.Union([
  Type.Literal('visitor'),
  Type.Literal('not_buyer'),
  Type.Literal('pending'),
  Type.Literal('verified'),
  Type.Literal('owner'),
  Type.Literal('staff'),
]);

/** Styles that a reader has chosen by liking them, or by following their designers. */
export const WHOLESALE_MINE = ['liked', 'followed'] as const;

const StyleWindow = Type.Object({
  id: Type.String(),
  name: LocalText,
  startShip: Type.String(),
  endShip: Type.String(),
  orderCutoff: Type.String(),
});

/** Retail prices are omitted too: the card has no `price`, `priceMinor` or `compareAt`. */
const StyleFields = {
  ...Type.Omit(DesignCard, ['price', 'priceMinor', 'compareAt', 'sizes']).properties,
  sizes: Type.Array(Type.String()),
  season: Type.String(),
  moq: Type.Integer(),
  multiple: Type.Integer(),
  /** The next one that takes orders. */
  window: Type.Union([StyleWindow, Type.Null()]),
  /** Null for readers who may not see wholesale prices. */
  wholesale: Type.Union([Price, Type.Null()]),
  msrp: Type.Union([Price, Type.Null()]),
};
export const WholesaleStyle = Type.Object(StyleFields);
export type WholesaleStyle = Static<typeof WholesaleStyle>;

export const WholesaleProduct = Type.Object({
  ...StyleFields,
  description: LocalText,
  materials: Type.Array(Type.Object({ fibre: Type.String(), label: LocalText, percent: Type.Number() })),
  /** One row per colour, one column per size (decision T24). */
  matrix: Type.Array(
    Type.Object({
      designId: Type.String(),
      slug: Type.String(),
      name: Type.String(),
      nameJp: Type.String(),
      colour: Type.String(),
      colourLabel: LocalText,
      colourHex: Type.String(),
      image: Type.String(),
      sizes: Type.Array(Type.Object({ size: Type.String(), orderable: Type.Boolean() })),
      wholesale: Type.Union([Price, Type.Null()]),
      /** Unit prices from so many units of the colour on, lowest quantity first; empty where prices are hidden. */
      tiers: Type.Array(Type.Object({ minUnits: Type.Integer({ minimum: 1 }), unit: Price })),
    }),
  ),
  /** Delivery windows that take orders, soonest first. */
  windows: Type.Array(Type.Object({ ...StyleWindow.properties, isPrebook: Type.Boolean() })),
  prepacks: Type.Array(Type.Object({ id: Type.String(), name: LocalText, sizes: Type.Record(Type.String(), Type.Integer()) })),
  minimums: Type.Object({ firstOrder: Type.Union([Price, Type.Null()]), reorder: Type.Union([Price, Type.Null()]) }),
  access: WholesaleAccess,
  /** Whether the reader likes the design by which the style was read. */
  liked: Type.Boolean(),
});
export type WholesaleProduct = Static<typeof WholesaleProduct>;

export const listWholesaleCatalog = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale/catalog',
  querystring: Type.Object({
    ...PageQuery,
    designer: Type.Optional(Type.String({ maxLength: 80 })),
    season: Type.Optional(Type.String({ maxLength: 40 })),
    category: Type.Optional(Type.String({ maxLength: 40 })),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    /** Month in which goods ship, `2027-02`: of designers with an open delivery window that starts in it. */
    window: Type.Optional(Type.String({ pattern: '^(\\d{4}-\\d{2})?$' })),
    /** Goods that are made for a delivery window, or with `false` goods from stock. */
    prebook: Type.Optional(Type.Boolean()),
    /** A line sheet that the reader may open: 404 otherwise. */
    linesheet: Type.Optional(Type.String({ maxLength: 80 })),
    /** What the reader likes, or lines of designers whom the reader follows. Nothing for visitors. */
    mine: Type.Optional(Type.Enum(WHOLESALE_MINE)),
    currency: Type.Optional(Currency),
  }),
  response: Type.Object({
    items: Type.Array(WholesaleStyle),
    total: Type.Integer(),
    page: Type.Integer(),
    access: WholesaleAccess,
    facets: Type.Record(Type.String(), Type.Array(Type.Object({ value: Type.String(), label: LocalText, count: Type.Integer() }))),
  }),
});
export type WholesaleCatalog = Static<(typeof listWholesaleCatalog)['schema']['response'][200]>;

export const getWholesaleProduct = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale/product/:id',
  params: IdParams,
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: WholesaleProduct,
});

/** What a store needs to decide whether to order a design: its terms, without the matrix. */
export const WholesaleOffer = Type.Object({
  ...Type.Pick(WholesaleProduct, ['id', 'slug', 'designer', 'moq', 'multiple', 'colours', 'window', 'msrp', 'minimums']).properties,
  wholesale: Price,
});
export type WholesaleOffer = Static<typeof WholesaleOffer>;

/**
 * Read on retail pages, by design id or slug. Null for readers who are no verified buyers, and where the design is not sold
 * wholesale in this currency.
 */
export const getWholesaleOffer = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale/offer/:id',
  params: IdParams,
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: Type.Union([WholesaleOffer, Type.Null()]),
});

const LineSheetQuery = Type.Object({
  /** A line sheet compiled by a designer: its order and notes apply, and the other filters are ignored. */
  linesheet: Type.Optional(Type.String({ maxLength: 80 })),
  /** Design ids, comma-separated; default: all styles that match the other filters. */
  ids: Type.Optional(Type.String({ maxLength: 6000 })),
  designer: Type.Optional(Type.String({ maxLength: 80 })),
  season: Type.Optional(Type.String({ maxLength: 40 })),
  category: Type.Optional(Type.String({ maxLength: 40 })),
  currency: Type.Optional(Currency),
  lang: Type.Optional(Language),
});
/** PDF with prices: 404 when no style remains whose prices the reader may see. */
export const getLineSheetPdf = { method: 'GET', url: '/api/wholesale/linesheet.pdf', querystring: LineSheetQuery } as const;
export const getLineSheetXlsx = { method: 'GET', url: '/api/wholesale/linesheet.xlsx', querystring: LineSheetQuery } as const;
/** For everyone, without prices. */
export const getPamphletPdf = {
  method: 'GET',
  url: '/api/wholesale/pamphlet.pdf',
  querystring: Type.Object({ lang: Type.Optional(Language) }),
} as const;
