import { Type, type Static } from 'typebox';
import { CartItemSchema } from '../../events/event-schemas.ts';
import { Currency, Price, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { CheckoutLineInput, CheckoutLines } from './checkout.ts';

const Id = Type.String({ minLength: 1, maxLength: 80 });
const CurrencyQuery = Type.Object({ currency: Type.Optional(Currency) });

/** The account's cart in the browser's format. Lines that are no longer sold are omitted, not deleted. */
const CartAnswer = Type.Object({ items: Type.Array(CartItemSchema) });
export type CartAnswer = Static<typeof CartAnswer>;

export const getCart = defineEndpoint({ method: 'GET', url: '/api/cart', querystring: CurrencyQuery, response: CartAnswer });

/** Lines that a merge could not apply as requested. Keys as by `cartLineKey` of commerce. */
const MergeAnswer = Type.Object({
  items: Type.Array(CartItemSchema),
  /** Requested or stored lines that are not on sale: the browser keeps them and shows the reason. */
  unsold: Type.Array(Type.String()),
  /** Lines reduced to the available stock or the line limit; 0 when the cart was full. */
  clamped: Type.Array(Type.Object({ key: Type.String(), wanted: Type.Integer(), quantity: Type.Integer() })),
});
export type MergeAnswer = Static<typeof MergeAnswer>;

/**
 * Merges a browser's cart into the account's: quantities add up, limited by the stock. `base` is the account's cart as the browser
 * last knew it; only the difference is applied, so that signing in again does not double the cart. An `Idempotency-Key` makes
 * retries safe.
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

/** Current state of a line of a browser's cart. */
export const CheckedLine = Type.Object({
  key: Type.String(),
  /** `held`: reserved by other checkouts at the moment. `holiday`: ships later. Neither blocks the order. Null: no problem. */
  problem: Type.Union([Type.Enum(CART_PROBLEMS), Type.Null()]),
  /** Units that can be bought now; null for made-to-order and unsold lines, and when the stock covers the line limit. */
  available: Type.Union([Type.Integer(), Type.Null()]),
  /** Current unit price; null without a price in this currency. */
  unit: Type.Union([Price, Type.Null()]),
  /** With `holiday`: when the designer's holiday ends. */
  until: Type.Union([Timestamp, Type.Null()]),
});
export type CheckedLine = Static<typeof CheckedLine>;

/** Checks a browser's cart without storing it. */
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
