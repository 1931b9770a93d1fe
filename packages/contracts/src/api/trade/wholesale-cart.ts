import { Type, type Static } from 'typebox';
import { WholesaleCartItemSchema } from '../../events/event-schemas.ts';
import { Currency, IdParams } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { WholesaleSizes, WholesaleSizesWish } from './wholesale-quote.ts';

const CurrencyQuery = Type.Object({ currency: Type.Optional(Currency) });

/** The company's wholesale cart in the browser's format, at current prices. */
export const WholesaleCartAnswer = Type.Object({
  items: Type.Array(WholesaleCartItemSchema),
  /** Ids of designs, stored or requested, that are not on sale: the browser keeps their lines and shows the reason. */
  unsold: Type.Array(Type.String()),
  /**
   * The stored lines of unsold designs. A browser that has none of its own for them sends these with the next replacement, which
   * would remove them otherwise. Absent before this field existed.
   */
  kept: Type.Optional(Type.Array(Type.Object({ id: Type.String(), sizeQuantities: WholesaleSizes }))),
  /** Increases with every change; 0 before the first. Send it as `If-Match` to avoid overwriting a newer cart. */
  version: Type.Integer(),
});
export type WholesaleCartAnswer = Static<typeof WholesaleCartAnswer>;

export const getWholesaleCart = defineEndpoint({
  method: 'GET',
  url: '/api/wholesale-cart',
  querystring: CurrencyQuery,
  response: WholesaleCartAnswer,
});

/** Replaces the whole cart. Duplicate designs are added up; designs without units are omitted. */
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

/** Removes every design. Takes the version in `If-Match` like a replacement. */
export const clearWholesaleCart = defineEndpoint({ method: 'DELETE', url: '/api/wholesale-cart', response: WholesaleCartAnswer });

/** Removes one design whatever else has changed; one that is not there changes nothing. */
export const removeFromWholesaleCart = defineEndpoint({
  method: 'DELETE',
  url: '/api/wholesale-cart/product/:id',
  params: IdParams,
  querystring: CurrencyQuery,
  response: WholesaleCartAnswer,
});
