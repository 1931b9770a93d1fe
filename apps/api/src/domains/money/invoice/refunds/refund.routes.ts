import type { Currency } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/money/invoice-refund';
import { admins, userOf } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { toPrice } from '../../../site/market/index.ts';
import { listRefunds, type RefundRow } from './refund.queries.ts';
import { settleRefund } from './settle-refund.ts';

/** What companies are owed back of credited invoices. */
export async function refundRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.listInvoiceRefunds,
    config: { rule: admins },
    handler: async (request) => {
      const page = readPage(request.query);
      const { rows, total } = await listRefunds(db, request.query, page);
      return { items: rows.map(toRefund), total, page: page.page };
    },
  });

  app.route({
    ...endpoints.settleInvoiceRefund,
    config: { rule: admins, idempotent: true },
    handler: async (request) => {
      const refund = await settleRefund(db, request.params.id, request.body, { actor: userOf(request), ip: request.ip });
      await app.jobs.wake('mail');
      return toRefund(refund);
    },
  });
}

function toRefund(row: RefundRow): endpoints.InvoiceRefund {
  return {
    _id: row.id,
    id: row.id,
    status: row.status,
    amount: toPrice(row.amount_minor, row.currency as Currency), // invoices are in currencies of our markets only
    invoice: { id: row.invoice_id, number: row.invoice_number },
    order: { id: row.order_id, number: row.order_number, status: row.order_status },
    buyer: { id: row.buyer_id, name: row.buyer_name },
    method: row.method,
    reference: row.reference,
    appliedTo: row.applied_to === null || row.applied_number === null ? null : { id: row.applied_to, number: row.applied_number },
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
