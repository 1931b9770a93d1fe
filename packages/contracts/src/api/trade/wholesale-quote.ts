import { Type, type Static } from 'typebox';
import { Currency, Price } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { QuoteHash, SellerRef } from '../selling/checkout.ts';

export const WHOLESALE_TERMS = ['prepay', 'deposit30', 'net30', 'net60'] as const;

const Id = Type.String({ minLength: 1, maxLength: 80 });
export const WholesaleDay = Type.String({ format: 'date' });
export const WholesaleNote = Type.String({ maxLength: 2000 });
export const WholesaleOrderTerms = Type.Enum(WHOLESALE_TERMS);
/** Requested units by size; zeros are dropped. */
export const WholesaleSizesWish = Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0, maximum: 9_999 }), {
  maxProperties: 40,
});
/** Units by size without zeros, as stored in orders. */
export const WholesaleSizes = Type.Record(Type.String(), Type.Integer({ minimum: 1 }));

const LineInput = Type.Object({
  /** Design id: one line per style and colour. */
  id: Id,
  sizeQuantities: WholesaleSizesWish,
  /** When given, the sizes must be whole multiples of this prepack. */
  prepackId: Type.Optional(Id),
});
export type WholesaleLineBody = Static<typeof LineInput>;

/** The buyer's choices for the order to one designer. */
const BrandInput = Type.Object({
  /** Default: the first open window. */
  windowId: Type.Optional(Id),
  startShip: Type.Optional(WholesaleDay),
  cancelAfter: Type.Optional(WholesaleDay),
  poNumber: Type.Optional(Type.String({ maxLength: 60 })),
  note: Type.Optional(WholesaleNote),
});

export const WholesaleWish = Type.Object({
  currency: Currency,
  lines: Type.Array(LineInput, { minItems: 1, maxItems: 200 }),
  /** By the designer's profile id. */
  brands: Type.Optional(Type.Record(Id, BrandInput, { maxProperties: 200 })),
  terms: Type.Optional(WholesaleOrderTerms),
  /** Staff only: the buyer to order for. */
  buyerId: Type.Optional(Id),
});
export type WholesaleWish = Static<typeof WholesaleWish>;

export const WHOLESALE_PROBLEM_CODES = [
  'not_sold',
  'size_unknown',
  'quantity_invalid',
  'below_moq',
  'not_a_multiple',
  'not_a_prepack',
  'insufficient_stock',
  'below_minimum',
  'window_unknown',
  'window_closed',
  'dates_invalid',
  'credit_limit',
  'overdue_invoices',
] as const;

/** Why something cannot be ordered as requested, as text with figures. */
export const WholesaleProblem = Type.Object({
  code: Type.Enum(WHOLESALE_PROBLEM_CODES),
  designId: Type.Optional(Type.String()),
  sellerId: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
  text: LocalText,
});
export type WholesaleProblem = Static<typeof WholesaleProblem>;

const QuotedBrand = Type.Object({
  seller: SellerRef,
  lines: Type.Array(
    Type.Object({
      designId: Type.String(),
      designName: Type.String(),
      designNameJp: Type.String(),
      slug: Type.String(),
      sizeQuantities: WholesaleSizes,
      quantity: Type.Integer(),
      unit: Price,
      total: Price,
    }),
  ),
  units: Type.Integer(),
  isFirstOrder: Type.Boolean(),
  minimum: Price,
  missing: Price,
  windows: Type.Array(
    Type.Object({
      id: Type.String(),
      name: LocalText,
      startShip: WholesaleDay,
      endShip: WholesaleDay,
      orderCutoff: WholesaleDay,
      isPrebook: Type.Boolean(),
    }),
  ),
  windowId: Type.Union([Type.String(), Type.Null()]),
  startShip: WholesaleDay,
  cancelAfter: WholesaleDay,
  subtotal: Price,
  tax: Price,
  taxRateBp: Type.Integer(),
  total: Price,
  advance: Price,
});

export const WholesaleQuote = Type.Object({
  currency: Currency,
  quoteHash: QuoteHash,
  brands: Type.Array(QuotedBrand),
  total: Price,
  terms: Type.Object({ granted: WholesaleOrderTerms, chosen: WholesaleOrderTerms, allowed: Type.Array(WholesaleOrderTerms) }),
  taxExempt: Type.Boolean(),
  /** In the order's currency; null without a credit limit. */
  credit: Type.Union([Type.Object({ limit: Price, used: Price, needed: Price }), Type.Null()]),
  problems: Type.Array(WholesaleProblem),
});
export type WholesaleQuote = Static<typeof WholesaleQuote>;

export const quoteWholesale = defineEndpoint({
  method: 'POST',
  url: '/api/wholesale-order/quote',
  body: WholesaleWish,
  response: WholesaleQuote,
});
