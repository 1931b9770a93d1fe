import { toMajor } from '@orime/commerce';
import type { Currency } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/money/expense';
import type { FastifyRequest } from 'fastify';
import { admins, allow, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { writeCsv } from '../../../house/documents/csv.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { sendDocument } from '../../../house/http/send-document.ts';
import { signedFileUrl } from '../../media/file/index.ts';
import { toPrice } from '../../site/market/index.ts';
import { countExpenses, listExpenseRows, type ExpenseRow } from './expense.queries.ts';
import { createExpense, decideExpense, deleteExpense, updateExpense } from './expense.service.ts';

const exportLimit = 10_000;

export async function expenseRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const readers = { rule: allow('designer', 'producer', 'admin') };
  const owners = { rule: allow('designer', 'producer') };

  app.route({
    ...endpoints.listExpenses,
    config: readers,
    handler: async (request) => {
      const page = readPage(request.query);
      const scope = { ...request.query, ownerId: ownerOf(request) };
      const [rows, total] = [await listExpenseRows(db, scope, page), await countExpenses(db, scope)];
      return { items: rows.map(toExpense), total, page: page.page };
    },
  });
  app.route({ ...endpoints.getExpense, config: readers, handler: (request) => read(request.params.id, ownerOf(request)) });

  app.route({
    ...endpoints.createExpense,
    config: { ...owners, idempotent: true },
    handler: async (request) => {
      const { userId } = userOf(request);
      return read(await createExpense(db, request.body, userId), userId);
    },
  });
  app.route({
    ...endpoints.updateExpense,
    config: owners,
    handler: async (request) => {
      const { userId } = userOf(request);
      await updateExpense(db, request.params.id, request.body, userId);
      return read(request.params.id, userId);
    },
  });
  app.route({
    ...endpoints.deleteExpense,
    config: owners,
    handler: async (request) => {
      await deleteExpense(db, request.params.id, userOf(request).userId);
      return { success: true };
    },
  });
  app.route({
    ...endpoints.decideExpense,
    config: { rule: admins },
    handler: async (request) => {
      await decideExpense(db, request.params.id, request.body, { actor: userOf(request), ip: request.ip });
      return read(request.params.id, null);
    },
  });

  const { method, url, querystring } = endpoints.exportExpenses;
  app.route({
    method,
    url,
    schema: { querystring },
    config: readers,
    handler: async (request, reply) => {
      const rows = await listExpenseRows(db, { ...request.query, ownerId: ownerOf(request) }, { limit: exportLimit, offset: 0 });
      const csv = writeCsv(
        ['date', 'vendor', 'category', 'amount', 'tax', 'currency', 'status', 'reimbursable', 'design', 'production', 'note', 'owner'],
        rows.map(toCsvRow),
      );
      return sendDocument(reply, { kind: 'csv', name: 'expenses', bytes: csv });
    },
  });

  async function read(id: string, ownerId: string | null): Promise<endpoints.Expense> {
    const [row] = await listExpenseRows(db, { id, ownerId }, { limit: 1, offset: 0 });
    if (row === undefined) throw new RequestError('not_found');
    return toExpense(row);
  }

  function toExpense(row: ExpenseRow): endpoints.Expense {
    const currency = row.currency as Currency; // the schema takes currencies of our markets only
    return {
      _id: row.id,
      id: row.id,
      date: row.day,
      vendor: row.vendor,
      category: row.category,
      amount: toPrice(row.amount_minor, currency),
      tax: toPrice(row.tax_minor, currency),
      receipt:
        row.receipt_file_id === null || row.receipt_mime === null
          ? null
          : { id: row.receipt_file_id, url: signedFileUrl(app.config.jwtSecret, row.receipt_file_id), mime: row.receipt_mime },
      productionId: row.production_id,
      designId: row.design_id,
      reimbursable: row.reimbursable,
      note: row.note,
      status: row.status,
      decisionNote: row.decision_note,
      owner: { id: row.owner_user_id, name: row.owner_name },
      createdAt: row.created_at.toISOString(),
      version: row.version,
    };
  }
}

/** Whose expenses a request reaches: everybody's for admins. */
function ownerOf(request: FastifyRequest): string | null {
  const { role, userId } = userOf(request);
  return role === 'admin' ? null : userId;
}

function toCsvRow(row: ExpenseRow) {
  const currency = row.currency as Currency; // as above
  return [
    row.day,
    row.vendor,
    row.category,
    toMajor(row.amount_minor, currency),
    toMajor(row.tax_minor, currency),
    currency,
    row.status,
    row.reimbursable,
    row.design_id,
    row.production_id,
    row.note,
    row.owner_name,
  ];
}
