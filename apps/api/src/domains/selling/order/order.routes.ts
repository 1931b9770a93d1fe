import { getOrderInvoicePdf } from '@orime/contracts/api/money/invoice';
import * as endpoints from '@orime/contracts/api/selling/order';
import type { FastifyRequest } from 'fastify';
import { allow, anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readCounted, readPage } from '../../../house/http/paging.ts';
import { getInvoiceRow, issueOrderInvoice, sendInvoicePdf } from '../../money/invoice/index.ts';
import { findPaymentOfSession, settlePayment } from '../payment/index.ts';
import { findAccess } from './access.queries.ts';
import { applyDeclined, applyLapsed } from './apply-payment.ts';
import { completeCheckout, type CompletionContext } from './complete-checkout.ts';
import { closeDeliveredOrders, expirePendingOrders, findStockDrift } from './expire-orders.ts';
import { deliverOrder, fulfilOrder, processOrder } from './fulfil-order.ts';
import { failRefund } from './money-back/fail-refund.ts';
import { moneyBackRoutes } from './money-back/money-back.routes.ts';
import { reversePayment } from './money-back/reverse-payment.ts';
import { officeRoutes } from './office/office.routes.ts';
import { toPurchases, toSellerOrders } from './order-answer.ts';
import { countSellerOrders, findNoteOf, listOrderRows, listOwnOrderIds, listSellerOrderIds } from './order.queries.ts';
import { cancelOrder, mailLostLink, placeOrderOf, readOrder, readSellerOrder, recorderOf, requireWork } from './order.service.ts';
import { promiseShipBy } from './promise-ship-by.ts';

export async function orderRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const context: CompletionContext = {
    db,
    provider: app.payments.provider,
    secret: app.config.jwtSecret,
    report: (error, sessionId) => app.log.error({ err: error, sessionId }, 'payment not given up'),
  };
  const workers = allow('designer', 'admin');

  app.route({
    ...endpoints.placeOrder,
    config: { rule: anyone, idempotent: 'by-itself' },
    handler: async (request) => {
      const { paymentSessionId: sessionId, ...terms } = request.body;
      const placed = await placeOrderOf(context, { ...terms, sessionId }, request.actor.userId);
      await Promise.all([app.jobs.wake('settle-payments'), app.jobs.wake('mail')]);
      return placed;
    },
  });

  app.route({
    ...endpoints.getOrder,
    config: { rule: anyone },
    handler: (request) => readOrder(db, request.params.id, request.actor, request.query.key),
  });

  app.route({
    ...endpoints.lookupOrder,
    config: { rule: anyone },
    handler: async ({ body, ip }) => {
      await app.countSharedLimit({ name: 'order-lookup', subject: ip, max: 20, windowSeconds: 3600 });
      await app.countSharedLimit({ name: 'order-lookup', subject: body.email.toLowerCase(), max: 5, windowSeconds: 3600 });
      await mailLostLink(db, body.number, body.email, context.secret);
      await app.jobs.wake('mail');
      return { ok: true };
    },
  });

  app.route({
    ...endpoints.listOwnOrders,
    config: { rule: signedIn },
    handler: async (request) => {
      const page = readPage(request.query);
      const { ids, total } = await listOwnOrderIds(db, userOf(request).userId, page);
      const purchases = toPurchases(await listOrderRows(db, ids), 'buyer', userOf(request).email);
      return {
        items: purchases.toSorted((a, b) => ids.indexOf(a.orders[0]?.id ?? '') - ids.indexOf(b.orders[0]?.id ?? '')),
        total,
        page: page.page,
      };
    },
  });

  app.route({
    ...endpoints.listSellerOrders,
    config: { rule: allow('designer') },
    handler: async (request) => {
      const page = readPage(request.query);
      const { userId } = userOf(request);
      const { ids, total } = await readCounted(page, (each) => listSellerOrderIds(db, userId, each, request.query));
      const orders = toSellerOrders(await listOrderRows(db, ids), 'seller');
      const items = orders.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      return { items, total, page: page.page, counts: await countSellerOrders(db, userId) };
    },
  });

  app.route({
    ...endpoints.cancelOrder,
    config: { rule: anyone },
    handler: async (request) => {
      const purchase = await cancelOrder(db, request.params.id, request, request.query.key, request.body?.reason, context.secret);
      await Promise.all([app.jobs.wake('settle-payments'), app.jobs.wake('mail')]);
      return purchase;
    },
  });

  app.route({
    ...endpoints.fulfillOrder,
    // Without a key, a part of an order that is sent again goes into a second parcel.
    config: { rule: workers, idempotent: 'if-keyed' },
    handler: async (request) => {
      const access = await requireWork(db, request.params.id, request.actor);
      await fulfilOrder(db, workOf(request, access.groupId, 'order.fulfil'), request.body ?? {}, context.secret);
      await app.jobs.wake('mail');
      return readSellerOrder(db, access);
    },
  });

  app.route({
    ...endpoints.processOrder,
    config: { rule: workers },
    handler: async (request) => {
      const access = await requireWork(db, request.params.id, request.actor);
      await processOrder(db, workOf(request, access.groupId, 'order.process'));
      return readSellerOrder(db, access);
    },
  });

  app.route({
    ...endpoints.promiseShipBy,
    config: { rule: workers },
    handler: async (request) => {
      const access = await requireWork(db, request.params.id, request.actor);
      await promiseShipBy(db, workOf(request, access.groupId, 'order.ship-by'), request.body, context.secret);
      await app.jobs.wake('mail');
      return readSellerOrder(db, access);
    },
  });

  app.route({
    ...endpoints.deliverOrder,
    config: { rule: workers },
    handler: async (request) => {
      const access = await requireWork(db, request.params.id, request.actor);
      await deliverOrder(db, workOf(request, access.groupId, 'order.deliver'));
      return readSellerOrder(db, access);
    },
  });

  addInvoice(app);
  await officeRoutes(app);
  await moneyBackRoutes(app);
  listenToPayments(app, context);
  addJobs(app);
}

/** Whoever may read an order may have its invoice, which is issued when somebody first asks for it, and the credit notes of its refunds. */
function addInvoice(app: ApiApp): void {
  const { db } = app;
  const { method, url, ...schema } = getOrderInvoicePdf;
  app.route({
    method,
    url,
    schema,
    config: { rule: anyone },
    handler: async ({ params, query, actor }, reply) => {
      const access = await findAccess(db, params.id, actor, query.key);
      if (access?.orderIds.length !== 1 || access.orderIds[0] !== params.id) throw new RequestError('not_found');
      const invoiceId =
        query.refund === undefined
          ? await db.transaction().execute((trx) => issueOrderInvoice(trx, params.id))
          : await findNoteOf(db, params.id, query.refund);
      if (invoiceId === undefined) throw new RequestError('not_found');
      return sendInvoicePdf(reply, await getInvoiceRow(db, invoiceId), query.lang);
    },
  });
}

function workOf(request: FastifyRequest<{ Params: { id: string } }>, groupId: string, action: string) {
  return { orderId: request.params.id, groupId, actorId: userOf(request).userId, record: recorderOf(request, action) };
}

/** A webhook does what the browser's order call does; whoever comes second finds the order of the first. */
function listenToPayments(app: ApiApp, context: CompletionContext): void {
  app.payments.listener = {
    async authorised(session) {
      try {
        const { groupId } = await completeCheckout(context, session, session.quote_hash);
        await settlePayment(context.db, context.provider, groupId);
        await app.jobs.wake('mail');
      } catch (error) {
        // A refusal is an outcome: the session has been given up, or the buyer still has to fill in an address.
        if (!(error instanceof RequestError)) throw error;
        app.log.info({ session: session.id, code: error.code }, 'a paid checkout was not completed');
      }
    },
    declined: (session) => applyDeclined(context.db, session.checkout_id, session.id, context.secret),
    async lapsed(session) {
      const groupId = await applyLapsed(context.db, session.id, context.secret);
      if (groupId === undefined) return;
      await settlePayment(context.db, context.provider, groupId);
      await app.jobs.wake('mail');
    },
    async reversed(session, reversal) {
      const payment = await findPaymentOfSession(context.db, session.id);
      // Money that nobody ordered for was given up as a whole; whoever gave it back by hand has only been quicker.
      if (payment === undefined) return;
      await reversePayment(context.db, payment, reversal);
      app.log.warn({ payment: payment.id, ...reversal }, 'money went back to a buyer by other ways than a refund');
    },
    async refundFailed(session, refund) {
      const payment = await findPaymentOfSession(context.db, session.id);
      if (payment === undefined) return;
      await failRefund(context.db, payment, refund);
      app.log.warn({ payment: payment.id, ...refund }, 'a refund did not reach its buyer');
    },
  };
}

function addJobs(app: ApiApp): void {
  app.jobs.add({
    name: 'expire-orders',
    cron: '* * * * *',
    run: async () => {
      const expired = await expirePendingOrders(app.db, app.config.jwtSecret, (error, groupId) =>
        app.log.error({ err: error, groupId }, 'order not expired'),
      );
      if (expired > 0) await app.jobs.wake('settle-payments');
    },
  });
  app.jobs.add({
    name: 'close-orders',
    cron: '41 * * * *',
    run: async () => {
      await closeDeliveredOrders(app.db);
    },
  });
  app.jobs.add({
    name: 'reconcile-stock',
    cron: '17 3 * * *',
    run: async () => {
      for (const drift of await findStockDrift(app.db)) app.log.error(drift, 'allocated stock differs from open orders');
    },
  });
}
