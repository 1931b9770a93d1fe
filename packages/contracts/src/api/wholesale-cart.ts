import { Type, type Static } from 'typebox';
import { WholesaleCartItemSchema } from '../events/event-schemas.ts';
import { Currency, IdParams } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { WholesaleSizesWish } from './wholesale-quote.ts';

const CurrencyQuery = Type.Object({ currency: Type.Optional(Currency) });

/** The wholesale cart kept for a company, in the shape of the browser's, at today's prices. */
export const WholesaleCartAnswer = Type.Object({
  items: Type.Array(WholesaleCartItemSchema),
  /** Ids of designs that are in the cart, or were asked for, and are not sold now: the browser keeps its lines and says why. */
  unsold: Type.Array(Type.String()),
  /** Grows with every change; 0 while nothing has ever been kept. Send it as `If-Match` to write over nothing but this. */
  version: Type.Integer(),
});
export type WholesaleCartAnswer = Static<typeof WholesaleCartAnswer>;

export const getWholesaleCart = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale-cart',
  querystring: CurrencyQuery,
  response: WholesaleCartAnswer,
});

/** Takes the place of the whole cart. A design that is named twice gets the sum; one without units is left out. */
export const putWholesaleCart = defineEndpoint({
  method: 'PUT',
  url: '/api/wholesale-cart',
  querystring: CurrencyQuery,
  body: Type.Object({
    items: Type.Array(Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }), sizeQuantities: WholesaleSizesWish }), {
      maxItems: 200,
    }),
  }),
  response: WholesaleCartAnswer,
});

export const clearWholesaleCart = defineEndpoint({ method: 'DELETE', url: '/api/wholesale-cart', response: WholesaleCartAnswer });

export const removeFromWholesaleCart = defineEndpoint({
  method: 'DELETE',
  url: '/api/wholesale-cart/product/:id',
  params: IdParams,
  querystring: CurrencyQuery,
  response: WholesaleCartAnswer,
});
