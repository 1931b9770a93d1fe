import type { Currency } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/trade/wholesale-cart';
import { allow, forPurchasers, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readIfMatch } from '../../../house/http/if-match.ts';
import { getBuyerId } from './wholesale-cart.queries.ts';
import { clearCart, readCart, removeFromCart, replaceCart } from './wholesale-cart.service.ts';

const defaultCurrency: Currency = 'USD';

/** A company's copy of its wholesale cart: one for all who order for it. Prices are in every answer: verified buyers only. */
export async function wholesaleCartRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const config = { rule: forPurchasers(allow('buyer-verified')) };

  app.route({
    ...endpoints.getWholesaleCart,
    config: { rule: allow('buyer-verified') },
    handler: async (request) => readCart(db, await getBuyerId(db, userOf(request).userId), request.query.currency ?? defaultCurrency),
  });

  app.route({
    ...endpoints.putWholesaleCart,
    config,
    handler: async (request) => {
      const buyerId = await getBuyerId(db, userOf(request).userId);
      const unknown = await replaceCart(db, buyerId, request.body.items, readIfMatch(request.headers['if-match']));
      const cart = await readCart(db, buyerId, request.query.currency ?? defaultCurrency);
      return { ...cart, unsold: [...cart.unsold, ...unknown] };
    },
  });

  app.route({
    ...endpoints.clearWholesaleCart,
    config,
    handler: async (request) => {
      const buyerId = await getBuyerId(db, userOf(request).userId);
      await clearCart(db, buyerId, readIfMatch(request.headers['if-match']));
      return readCart(db, buyerId, defaultCurrency);
    },
  });

  app.route({
    ...endpoints.removeFromWholesaleCart,
    config,
    handler: async (request) => {
      const buyerId = await getBuyerId(db, userOf(request).userId);
      await removeFromCart(db, buyerId, request.params.id);
      return readCart(db, buyerId, request.query.currency ?? defaultCurrency);
    },
  });
}
