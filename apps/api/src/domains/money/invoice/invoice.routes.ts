import * as endpoints from '@orime/contracts/api/money/invoice';
import { admins, allow, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage, type Page } from '../../../house/http/paging.ts';
import { commissionRoutes } from './commission/commission.routes.ts';
import { toInvoice } from './invoice-answer.ts';
import {
  findInvoice,
  listAllInvoices,
  listCompanyInvoices,
  listInvoicesFrom,
  listInvoicesTo,
  type InvoiceList,
} from './invoice.queries.ts';
import { markOverdue, recordPayment, voidInvoice } from './invoice.service.ts';
import { refundRoutes } from './refunds/refund.routes.ts';
import { issueMissingNotes } from './retail/credit-notes.ts';
import { sendInvoicePdf } from './send-invoice-pdf.ts';

export async function invoiceRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  await app.register(refundRoutes);
  await app.register(commissionRoutes);
  app.route({
    ...endpoints.listOwnInvoices,
    config: { rule: signedIn },
    handler: (request) =>
      listed(request.query, (page) =>
        (request.query.company === true ? listCompanyInvoices : listInvoicesTo)(db, userOf(request).userId, page),
      ),
  });
  app.route({
    ...endpoints.listSellerInvoices,
    config: { rule: allow('designer', 'producer') },
    handler: (request) => listed(request.query, (page) => listInvoicesFrom(db, userOf(request).userId, page)),
  });
  app.route({
    ...endpoints.listInvoices,
    config: { rule: admins },
    handler: (request) => listed(request.query, (page) => listAllInvoices(db, request.query, page)),
  });

  app.route({
    ...endpoints.getInvoice,
    config: { rule: signedIn },
    handler: async (request) => {
      const row = await findInvoice(db, request.params.id, request.actor);
      if (row === undefined) throw new RequestError('not_found');
      return toInvoice(row);
    },
  });

  const { method, url, ...schema } = endpoints.getInvoicePdf;
  app.route({
    method,
    url,
    schema,
    config: { rule: signedIn },
    handler: async (request, reply) => {
      const row = await findInvoice(db, request.params.id, request.actor);
      if (row === undefined) throw new RequestError('not_found');
      return sendInvoicePdf(reply, row, request.query.lang);
    },
  });

  app.route({
    ...endpoints.voidInvoice,
    config: { rule: admins, idempotent: 'if-keyed' },
    handler: async (request) =>
      toInvoice(await voidInvoice(db, request.params.id, request.body.reason, { actor: userOf(request), ip: request.ip })),
  });
  app.route({
    ...endpoints.payInvoice,
    config: { rule: admins, idempotent: true },
    handler: async (request) => {
      const invoice = await recordPayment(db, request.params.id, request.body, { actor: userOf(request), ip: request.ip });
      await app.jobs.wake('mail');
      return toInvoice(invoice);
    },
  });

  app.jobs.add({
    name: 'credit-notes',
    cron: '23 * * * *',
    run: () => issueMissingNotes(db, (error, refundId) => app.log.error({ err: error, refundId }, 'refund without a credit note')),
  });
  app.jobs.add({
    name: 'overdue-invoices',
    cron: '17 * * * *',
    run: async () => {
      if ((await markOverdue(db)) > 0) await app.jobs.wake('mail');
    },
  });
}

async function listed(query: Parameters<typeof readPage>[0], list: (page: Page) => Promise<InvoiceList>) {
  const page = readPage(query);
  const { rows, total } = await list(page);
  return { items: rows.map(toInvoice), total, page: page.page };
}
