import { Type, type Static } from 'typebox';
import { CartItemSchema } from '../events/event-schemas.ts';
import { Currency } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { CheckoutLineInput, CheckoutLines } from './checkout.ts';

const Id = Type.String({ minLength: 1, maxLength: 80 });
const CurrencyQuery = Type.Object({ currency: Type.Optional(Currency) });

/** The cart kept for an account, in the shape of the browser's. Lines that are no longer sold are left out, not deleted. */
const CartAnswer = Type.Object({ items: Type.Array(CartItemSchema) });
export type CartAnswer = Static<typeof CartAnswer>;

export const getCart = defineEndpoint({ method: 'GET', url: '/api/cart', querystring: CurrencyQuery, response: CartAnswer });

/** Brings a guest's cart into the account's: quantities add up and are clamped, nothing is lost. */
export const mergeCart = defineEndpoint({ method: 'POST', url: '/api/cart/merge', querystring: CurrencyQuery, body: Type.Object({ items: CheckoutLines }), response: CartAnswer });

export const addToCart = defineEndpoint({ method: 'POST', url: '/api/cart/add', querystring: CurrencyQuery, body: Type.Object({ item: CheckoutLineInput }), response: CartAnswer });

export const removePieceFromCart = defineEndpoint({ method: 'DELETE', url: '/api/cart/piece/:piece', params: Type.Object({ piece: Id }), querystring: CurrencyQuery, response: CartAnswer });

export const removeSizeFromCart = defineEndpoint({
  method: 'DELETE',
  url: '/api/cart/id/:id/size/:size',
  params: Type.Object({ id: Id, size: Type.String({ minLength: 1, maxLength: 40 }) }),
  querystring: CurrencyQuery,
  response: CartAnswer,
});

export const clearCart = defineEndpoint({ method: 'DELETE', url: '/api/cart', response: CartAnswer });
