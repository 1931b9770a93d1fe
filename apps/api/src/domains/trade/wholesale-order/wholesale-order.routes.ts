import type { WholesaleRole } from '@orime/commerce';
import * as endpoints from '@orime/contracts/api/trade/wholesale-order';
import { quoteWholesale } from '@orime/contracts/api/trade/wholesale-quote';
import type { UserActor } from '../../../house/access/actor.ts';
import { allow, forPurchasers, signedIn, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPage } from '../../../house/http/paging.ts';
import { requireAccess } from './access.queries.ts';
import { documentRoutes } from './documents/document.routes.ts';
import { toWholesaleOrders } from './order-answer.ts';
import { placeOrders, toWish } from './place-orders.ts';
import { priceWish } from './quote/price-wish.ts';
import { toQuoteAnswer } from './quote/quote-answer.ts';
import { readOrder } from './read-order.ts';
import { stepRoutes } from './steps/step.routes.ts';
import { getTradeBuyer } from './trade-buyer.queries.ts';
import { listOrderRows, listOwnIds, listSellerIds, listStaffIds, type IdPage } from './wholesale-order.queries.ts';

const defaultLimit = 20;

/** Prices are in every answer: nobody but verified buyers, the designers of the goods and the buyer's staff gets any. */
export async function wholesaleOrderRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const traders = allow('buyer-verified', 'account-manager', 'admin');

  app.route({
    ...quoteWholesale,
    config: { rule: traders },
    handler: async (request) =>
      toQuoteAnswer(await priceWish(db, await getTradeBuyer(db, userOf(request), request.body.buyerId), toWish(request.body))),
  });

  app.route({
    ...endpoints.createWholesaleOrder,
    config: { rule: forPurchasers(traders), idempotent: true },
    handler: async (request) => {
      const orders = await placeOrders(db, request.body, callerOf(request));
      await app.jobs.wake('mail');
      return { orders: [...orders] };
    },
  });

  app.route({
    ...endpoints.listOwnWholesaleOrders,
    config: { rule: allow('buyer-verified') },
    handler: async (request) => {
      const page = readPage(request.query, defaultLimit);
      const reader = userOf(request);
      const own = await listOwnIds(db, reader.userId, { status: request.query.status }, page);
      return answer(own, page.page, 'buyer', mayOrder(reader));
    },
  });

  app.route({
    ...endpoints.listSellerWholesaleOrders,
    config: { rule: allow('designer') },
    handler: async (request) => {
      const page = readPage(request.query, defaultLimit);
      return answer(await listSellerIds(db, userOf(request).userId, { status: request.query.status }, page), page.page, 'seller');
    },
  });

  app.route({
    ...endpoints.listWholesaleOrders,
    config: { rule: allow('account-manager', 'admin') },
    handler: async (request) => {
      const { userId, role } = userOf(request);
      const { status, buyerId, sellerId, ...rest } = request.query;
      const page = readPage(rest, defaultLimit);
      const isAdmin = role === 'admin';
      return answer(
        await listStaffIds(db, isAdmin ? null : userId, { status, buyerId, sellerId }, page),
        page.page,
        isAdmin ? 'admin' : 'manager',
      );
    },
  });

  app.route({
    ...endpoints.getWholesaleOrder,
    config: { rule: signedIn },
    handler: async (request) => {
      const { id } = request.params;
      const reader = userOf(request);
      return readOrder(db, id, await requireAccess(db, id, reader), mayOrder(reader));
    },
  });

  await stepRoutes(app);
  await documentRoutes(app);

  async function answer({ ids, total }: IdPage, page: number, role: WholesaleRole, mayAct = true) {
    return { items: toWholesaleOrders(await listOrderRows(db, ids), role, mayAct), total, page };
  }
}

/** Of a company's people all but those who may only look. */
function mayOrder({ companyRole }: UserActor): boolean {
  return companyRole !== 'viewer';
}
