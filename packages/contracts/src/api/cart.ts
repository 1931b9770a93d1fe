import { Type, type Static } from 'typebox';
import { CartItemSchema } from '../events/event-schemas.ts';
import { Currency, Price, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { CheckoutLineInput, CheckoutLines } from './checkout.ts';

const Id = Type.String({ minLength: 1, maxLength: 80 });
const CurrencyQuery = Type.Object({ currency: Type.Optional(Currency) });

/** The cart kept for an account, in the shape of the browser's. Lines that are no longer sold are left out, not deleted. */
const CartAnswer = Type.Object({ items: Type.Array(CartItemSchema) });
export type CartAnswer = Static<typeof CartAnswer>;

export const getCart = defineEndpoint({ method: 'GET', url: '/api/cart', querystring: CurrencyQuery, response: CartAnswer });

/** What a merge could not do as asked. Keys are those of `cartLineKey` of commerce. */
const MergeAnswer = Type.Object({
  items: Type.Array(CartItemSchema),
  /** Asked for, or kept for the account, but not sold now: the browser keeps its lines and says why. */
  unsold: Type.Array(Type.String()),
  /** Lines that got less than the sum: stock, or the limit of a line. 0 where the cart was full. */
  clamped: Type.Array(Type.Object({ key: Type.String(), wanted: Type.Integer(), quantity: Type.Integer() })),
});
export type MergeAnswer = Static<typeof MergeAnswer>;

/**
 * Brings a browser's cart into the account's: quantities add up and are clamped to the stock, nothing is lost. `base` is
 * what the browser knows to be in the account's cart already: only the difference to it is added or taken away, so that
 * signing in again does not count a cart twice. With an `Idempotency-Key` a repeated request works once.
 */
export const mergeCart = defineEndpoint({
  method: 'POST',
  url: '/api/cart/merge',
  querystring: CurrencyQuery,
  body: Type.Object({ items: CheckoutLines, base: Type.Optional(CheckoutLines) }),
  response: MergeAnswer,
});

export const CART_PROBLEMS = [
  'withdrawn',
  'designer_gone',
  'size_gone',
  'not_in_market',
  'sold_out',
  'too_few',
  'held',
  'holiday',
] as const;

/** How a line of a browser's cart stands today. */
export const CheckedLine = Type.Object({
  key: Type.String(),
  /** `held`: others are buying it at this moment. `holiday`: the designer ships later. These two stand in nobody's way; null: all is well. */
  problem: Type.Union([Type.Enum(CART_PROBLEMS), Type.Null()]),
  /** Units that can be bought now; null where they are made to order, not sold, or as many as a line can hold. */
  available: Type.Union([Type.Integer(), Type.Null()]),
  /** Today's price of one; null where it has none in this currency. */
  unit: Type.Union([Price, Type.Null()]),
  /** The end of the designer's holiday, with `holiday`. */
  until: Type.Union([Timestamp, Type.Null()]),
});
export type CheckedLine = Static<typeof CheckedLine>;

/** Looks at a browser's cart without keeping anything of it. */
export const checkCart = defineEndpoint({
  method: 'POST',
  url: '/api/cart/check',
  body: Type.Object({ currency: Currency, items: CheckoutLines }),
  response: Type.Object({ lines: Type.Array(CheckedLine) }),
});
export type CartCheck = Static<(typeof checkCart)['schema']['response'][200]>;

export const addToCart = defineEndpoint({
  method: 'POST',
  url: '/api/cart/add',
  querystring: CurrencyQuery,
  body: Type.Object({ item: CheckoutLineInput }),
  response: CartAnswer,
});

export const removePieceFromCart = defineEndpoint({
  method: 'DELETE',
  url: '/api/cart/piece/:piece',
  params: Type.Object({ piece: Id }),
  querystring: CurrencyQuery,
  response: CartAnswer,
});

export const removeSizeFromCart = defineEndpoint({
  method: 'DELETE',
  url: '/api/cart/id/:id/size/:size',
  params: Type.Object({ id: Id, size: Type.String({ minLength: 1, maxLength: 40 }) }),
  querystring: CurrencyQuery,
  response: CartAnswer,
});

export const clearCart = defineEndpoint({ method: 'DELETE', url: '/api/cart', response: CartAnswer });
