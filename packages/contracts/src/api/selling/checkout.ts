import { Type, type Static } from 'typebox';
import { Address, Currency, IdParams, Language, Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email } from '../../schemas/form.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';

const Id = Type.String({ minLength: 1, maxLength: 80 });
/** Lines of text; of the control characters only line breaks and tabs. */
const wishText = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$' });
export const ShippingMethod = Type.Union([Type.Literal('standard'), Type.Literal('express')]);
export const PromoCodeText = Type.String({ minLength: 1, maxLength: 60 });
export const QuoteHash = Type.String({ minLength: 1, maxLength: 128 });
/**
 * Key of a guest's checkout, from the quote that started it. Required in every call on a checkout without an account: without it, such
 * a checkout does not exist (404; a quote starts a new one). A signed-in quote with the key adds the checkout to the account.
 */
export const CheckoutKey = Type.Optional(Type.String({ maxLength: 100 }));

/** What the browser may state about a line: garment and quantity, never a price (decision T15). */
export const CheckoutLineInput = Type.Union([
  Type.Object({ piece: Id }),
  Type.Object({ id: Id, size: Type.String({ minLength: 1, maxLength: 40 }), quantity: Type.Integer({ minimum: 1, maximum: 20 }) }),
]);
export type CheckoutLineInput = Static<typeof CheckoutLineInput>;
export const CheckoutLines = Type.Array(CheckoutLineInput, { maxItems: 60 });

export const LINE_PROBLEMS = ['not_found', 'not_sellable', 'not_in_market', 'size_unknown', 'insufficient_stock'] as const;
export const CODE_PROBLEMS = [
  'promo_unknown',
  'promo_expired',
  'promo_exhausted',
  'promo_already_used',
  'promo_currency',
  'promo_not_applicable',
  'promo_min_spend',
  'promo_not_combined',
] as const;

/**
 * What prevents the order. With `line` (a line key), it is refused until that line is removed or reduced; with `promoCode`, the code
 * has no effect and the order can proceed.
 */
export const CheckoutProblem = Type.Object({
  code: Type.Enum([...LINE_PROBLEMS, ...CODE_PROBLEMS]),
  line: Type.Optional(Type.String()),
  promoCode: Type.Optional(Type.String()),
  /** With `insufficient_stock`: units available to this buyer. */
  available: Type.Optional(Type.Integer()),
  /** Amount missing to the minimum spend. */
  missing: Type.Optional(Price),
  message: LocalText,
});
export type CheckoutProblem = Static<typeof CheckoutProblem>;

export const SellerRef = Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() });

/** A line as computed by the server. `key` is `piece:<id>` or `id:<design>:<size>`, as by `cartLineKey` of commerce. */
export const CheckoutLine = Type.Object({
  key: Type.String(),
  piece: Type.Optional(Type.String()),
  id: Type.String(),
  size: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  slug: Type.String(),
  /** A piece of the private reserve, whose page is there. */
  reserve: Type.Optional(Type.Literal(true)),
  image: Type.Union([ImageRef, Type.Null()]),
  seller: SellerRef,
  mode: Type.Union([Type.Literal('stock'), Type.Literal('made_to_order'), Type.Literal('piece')]),
  /** Made-to-order lead time in days until dispatch, otherwise null. */
  leadDays: Type.Union([Type.Integer(), Type.Null()]),
  quantity: Type.Integer(),
  /** Null when the line cannot be priced; its problem gives the reason. */
  unit: Type.Union([Price, Type.Null()]),
  discount: Price,
  tax: Price,
  total: Price,
});
export type CheckoutLine = Static<typeof CheckoutLine>;

/** One seller's part of the checkout; it becomes one order. */
export const CheckoutSeller = Type.Object({
  seller: SellerRef,
  lineKeys: Type.Array(Type.String()),
  subtotal: Price,
  discount: Price,
  shippingMethod: ShippingMethod,
  shippingOptions: Type.Array(Type.Object({ method: ShippingMethod, price: Price })),
  shipping: Price,
  tax: Price,
  total: Price,
  /** Standard shipping is free from `threshold`; `missing` is 0 once reached. */
  freeShipping: Type.Object({ threshold: Price, missing: Price, reached: Type.Boolean() }),
});
export type CheckoutSeller = Static<typeof CheckoutSeller>;

export const CheckoutTotals = Type.Object({
  subtotal: Price,
  discount: Price,
  shipping: Price,
  tax: Price,
  /** True: prices include `tax`. False: it is added. */
  taxIncluded: Type.Boolean(),
  total: Price,
});
export type CheckoutTotals = Static<typeof CheckoutTotals>;

export const CheckoutQuote = Type.Object({
  checkoutId: Type.String(),
  /** Returned once, with the quote that starts the checkout; a guest's further calls need it. */
  checkoutKey: Type.Optional(Type.String()),
  /** Covers the goods, all amounts, the e-mail address and the shipping address. */
  quoteHash: Type.String(),
  currency: Currency,
  lines: Type.Array(CheckoutLine),
  sellers: Type.Array(CheckoutSeller),
  codes: Type.Array(Type.Object({ code: Type.String(), discount: Price, freeShipping: Type.Boolean() })),
  totals: CheckoutTotals,
  problems: Type.Array(CheckoutProblem),
  /** True when nothing prevents the order. */
  orderable: Type.Boolean(),
  expiresAt: Timestamp,
});
export type CheckoutQuote = Static<typeof CheckoutQuote>;

/** What a buyer may say beside the goods. An answer without a part: the buyer left it out. */
export const OrderWishes = Type.Object({
  /** Goes into the parcels on a card; empty for a gift without one. */
  giftMessage: Type.Optional(wishText(300)),
  /** For the sellers. */
  note: Type.Optional(wishText(500)),
  /** For the invoice, where it is not the shipping address. */
  billingAddress: Type.Optional(Address),
});
export type OrderWishes = Static<typeof OrderWishes>;

/** Shipping method by seller id; standard for sellers not listed. */
export const ShippingChoices = Type.Record(Type.String({ maxLength: 80 }), ShippingMethod, { maxProperties: 60 });

export const quoteCheckout = defineEndpoint({
  method: 'POST',
  url: '/api/checkout/quote',
  body: Type.Object({
    /** For an order drafted by staff, the request sets only address, shipping and codes; lines, currency and e-mail address are fixed. */
    checkoutId: Type.Optional(Id),
    checkoutKey: CheckoutKey,
    currency: Currency,
    locale: Type.Optional(Language),
    lines: CheckoutLines,
    email: Type.Optional(Email),
    address: Type.Optional(Address),
    shipping: Type.Optional(ShippingChoices),
    codes: Type.Optional(Type.Array(PromoCodeText, { maxItems: 5 })),
    wishes: Type.Optional(OrderWishes),
  }),
  response: CheckoutQuote,
});

/**
 * Reserves the goods for ten minutes when the payment starts; a further call extends the hold, up to an hour from the visitor's first
 * hold of the same goods. 409 `insufficient_stock` or `quote_changed`, 422 `guest_limit` above ten lines or three of a variant without
 * an account, 429 `rate_limited` after five holds within an hour that were not paid. An order without a hold is possible.
 */
export const holdCheckout = defineEndpoint({
  method: 'POST',
  url: '/api/checkout/hold',
  body: Type.Object({ checkoutId: Id, checkoutKey: CheckoutKey, quoteHash: QuoteHash }),
  response: Type.Object({ checkoutId: Type.String(), quoteHash: Type.String(), holdExpiresAt: Timestamp }),
});

export const CHECKOUT_STATUSES = ['open', 'completing', 'completed', 'expired'] as const;

/** The checkout's saved state: for a reload, or a second tab. */
export const getCheckout = defineEndpoint({
  method: 'GET',
  url: '/api/checkout/:id',
  params: IdParams,
  querystring: Type.Object({ key: CheckoutKey }),
  response: Type.Object({
    status: Type.Enum(CHECKOUT_STATUSES),
    email: Type.Union([Type.String(), Type.Null()]),
    address: Type.Union([Address, Type.Null()]),
    wishes: Type.Optional(OrderWishes),
    holdExpiresAt: Type.Union([Timestamp, Type.Null()]),
    /** Id of the purchase; null until the order is placed. */
    groupId: Type.Union([Type.String(), Type.Null()]),
    /** For an order drafted by staff; null otherwise. */
    draft: Type.Union([Type.Object({ note: Type.String(), codes: Type.Array(Type.String()), shipping: ShippingChoices }), Type.Null()]),
    quote: CheckoutQuote,
  }),
});
export type Checkout = Static<(typeof getCheckout)['schema']['response'][200]>;

/** `error.details` of a 409 `quote_changed`: the differences and the current quote. */
export const QuoteChangedDetails = Type.Object({
  changes: Type.Array(
    Type.Object({
      what: Type.Enum(['line_removed', 'unit_price', 'discount', 'shipping', 'tax', 'total']),
      line: Type.Optional(Type.String()),
      sellerId: Type.Optional(Type.String()),
      before: Price,
      after: Price,
    }),
  ),
  quote: CheckoutQuote,
});
export type QuoteChangedDetails = Static<typeof QuoteChangedDetails>;

/** `error.details` of a 409 `insufficient_stock`. */
export const InsufficientStockDetails = Type.Object({
  lines: Type.Array(Type.Object({ key: Type.String(), available: Type.Integer() })),
});
export type InsufficientStockDetails = Static<typeof InsufficientStockDetails>;
