import { toMajor } from '@orime/commerce';
import * as endpoints from '@orime/contracts/api/selling/order-office';
import { admins, allow, signedIn, userOf } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { writeCsv } from '../../../../house/documents/csv.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { sendDocument } from '../../../../house/http/send-document.ts';
import { ownsAddress } from '../../../people/users/index.ts';
import { settlePayment } from '../../payment/index.ts';
import { lockGroup } from '../end-orders.ts';
import { queueRefund } from '../mail/order-mails.ts';
import { toSellerOrders } from '../order-answer.ts';
import { tellOfRefund } from '../order-notifications.ts';
import { listOrderRows } from '../order.queries.ts';
import { readOrder, recorderOf, requireWork } from '../order.service.ts';
import { requireFreshPasswordFor } from '../refund-limit.ts';
import { refundOrder } from '../refund-order.ts';
import { draftOrder } from './draft-order.ts';
import { claimGuestOrders, listExportLines, listOfficeOrderIds } from './office.queries.ts';
import { readStaffOrder } from './staff-order.queries.ts';
import { writePackingSlip } from './write-packing-slip.ts';

/** What staff and sellers do with orders beside sending them: lists, notes, refunds, exports; and taking over guest purchases. */
export async function officeRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.listOrders,
    config: { rule: allow('account-manager', 'admin') },
    handler: async (request) => {
      const page = readPage(request.query);
      const { ids, total } = await listOfficeOrderIds(db, request.query, page);
      const orders = toSellerOrders(await listOrderRows(db, ids), userOf(request).role === 'admin' ? 'admin' : 'manager');
      return { items: orders.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total, page: page.page };
    },
  });

  app.route({
    ...endpoints.getStaffOrder,
    config: { rule: allow('account-manager', 'admin') },
    handler: async (request) => readStaffOrder(db, request.params.id, userOf(request).role === 'admin' ? 'admin' : 'manager'),
  });

  app.route({
    ...endpoints.noteOrder,
    config: { rule: allow('designer', 'admin'), idempotent: 'if-keyed' },
    handler: async (request) => {
      await requireWork(db, request.params.id, request.actor);
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('order_events')
          .values({
            order_id: request.params.id,
            kind: 'note',
            actor_id: userOf(request).userId,
            data: JSON.stringify({ text: request.body.text.trim() }),
          })
          .execute();
        await recorderOf(request, 'order.note')?.(trx, request.params.id);
      });
      return { ok: true };
    },
  });

  app.route({
    ...endpoints.refundOrder,
    config: { rule: admins, idempotent: 'by-itself' },
    handler: async (request) => {
      const { id } = request.params;
      const { groupId } = await requireWork(db, id, request.actor);
      const { lines = [], shipping = false, reason, leftMinor } = request.body;
      await db.transaction().execute(async (trx) => {
        await lockGroup(trx, groupId);
        // A key is its sender's, and for this order: another one's may read the same.
        const { userId } = userOf(request);
        const refundId = await refundOrder(trx, {
          orderId: id,
          lines,
          shipping,
          reason: reason.trim(),
          actorId: userId,
          seenLeftMinor: leftMinor,
          key: `refund:${id}:${userId}:${String(request.headers['idempotency-key'])}`,
        });
        await requireFreshPasswordFor(trx, id, userOf(request));
        await queueRefund(trx, id, refundId, app.config.jwtSecret);
        await tellOfRefund(trx, id, refundId);
        await recorderOf(request, 'order.refund', { lines, shipping, reason })?.(trx, id);
      });
      await settlePayment(db, app.payments.provider, groupId).catch((error: unknown) =>
        request.log.warn({ err: error, groupId }, 'refund waits for the job'),
      );
      await app.jobs.wake('mail');
      return readOrder(db, id, request.actor, undefined);
    },
  });

  app.route({
    ...endpoints.draftOrder,
    config: { rule: admins, idempotent: true },
    handler: async (request) => {
      const draft = await draftOrder(db, request.body, { actor: userOf(request), ip: request.ip });
      await app.jobs.wake('mail');
      return draft;
    },
  });

  app.route({
    ...endpoints.claimOrders,
    config: { rule: signedIn },
    handler: async (request) => {
      const { userId, email, jti } = userOf(request);
      if (!(await ownsAddress(db, { userId, jti }))) throw new RequestError('business_rule', { details: { needs: 'email_verification' } });
      return { claimed: await claimGuestOrders(db, userId, email) };
    },
  });

  const slip = endpoints.getPackingSlip;
  app.route({
    method: slip.method,
    url: slip.url,
    schema: { params: slip.params, querystring: slip.querystring },
    config: { rule: allow('designer', 'admin') },
    handler: async (request, reply) => {
      const { orderIds } = await requireWork(db, request.params.id, request.actor);
      const { orders, groups, lines } = await listOrderRows(db, orderIds);
      const [[order], [group]] = [orders, groups];
      if (order === undefined || group === undefined) throw new RequestError('not_found');
      const bytes = await writePackingSlip({ order, group, lines }, request.query.lang ?? group.locale);
      return sendDocument(reply, { kind: 'pdf', name: `packing-slip-${order.number}`, bytes });
    },
  });

  const { method, url, querystring } = endpoints.exportOrders;
  app.route({
    method,
    url,
    schema: { querystring },
    config: { rule: allow('designer', 'admin') },
    handler: async (request, reply) => {
      const { role, userId } = userOf(request);
      const rows = await listExportLines(db, { ...request.query, ownerId: role === 'admin' ? null : userId });
      const csv = writeCsv(
        [
          'order',
          'placed',
          'status',
          'designer',
          'garment',
          'size',
          'quantity',
          'unit',
          'discount',
          'tax',
          'total',
          'currency',
          'country',
          'postal code',
        ],
        rows.map((row) => {
          const money = (minor: number) => toMajor(minor, row.currency);
          return [
            row.number,
            row.placed_at.toISOString(),
            row.status,
            row.seller_name,
            row.name,
            row.size,
            row.quantity,
            money(row.unit_price_minor),
            money(row.discount_minor),
            money(row.tax_minor),
            money(row.total_minor),
            row.currency,
            row.country,
            row.postal,
          ];
        }),
      );
      return sendDocument(reply, { kind: 'csv', name: 'orders', bytes: csv });
    },
  });
}
