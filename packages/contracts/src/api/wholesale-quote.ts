import { Type, type Static } from 'typebox';
import { Currency, Price } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { LocalText } from '../schemas/local-text.ts';
import { QuoteHash, SellerRef } from './checkout.ts';

export const WHOLESALE_TERMS = ['prepay', 'deposit30', 'net30', 'net60'] as const;

const Id = Type.String({ minLength: 1, maxLength: 80 });
export const WholesaleDay = Type.String({ format: 'date' });
export const WholesaleNote = Type.String({ maxLength: 2000 });
export const WholesaleOrderTerms = Type.Enum(WHOLESALE_TERMS);
/** Size to units as somebody asks for them; zeros are dropped. */
export const WholesaleSizesWish = Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0, maximum: 9_999 }), {
  maxProperties: 40,
});
/** Sizes without zeros, as orders keep them. */
export const WholesaleSizes = Type.Record(Type.String(), Type.Integer({ minimum: 1 }));

const LineInput = Type.Object({
  /** Design id: one line a style and colour. */
  id: Id,
  sizeQuantities: WholesaleSizesWish,
  /** Then the sizes must be whole packs of it. */
  prepackId: Type.Optional(Id),
});
export type WholesaleLineBody = Static<typeof LineInput>;

/** What a buyer says for the order of one designer. */
const BrandInput = Type.Object({
  /** Without it: the first window that is open. */
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
  /** Of staff only: for whom. */
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

/** Why something cannot be ordered as it is, in words and with the figures. */
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
  /** Of the chosen currency; null where nothing is lent. */
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
