import { issueCommissionInvoices } from '@orime/contracts/api/money/invoice';
import { admins, userOf } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { toInvoice } from '../invoice-answer.ts';
import { getInvoiceRow } from '../invoice.queries.ts';
import { issueCommissionFor, issueDueCommission } from './commission.service.ts';

/** An answer names no more than this; the rest are in the list. */
const SHOWN = 100;

/** Invoices to sellers for what the marketplace kept. */
export async function commissionRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  app.route({
    ...issueCommissionInvoices,
    config: { rule: admins, idempotent: true },
    handler: async (request) => {
      const ids = await issueCommissionFor(db, request.body, { actor: userOf(request), ip: request.ip });
      await app.jobs.wake('mail');
      return { issued: ids.length, invoices: (await Promise.all(ids.slice(0, SHOWN).map((id) => getInvoiceRow(db, id)))).map(toInvoice) };
    },
  });

  app.jobs.add({
    name: 'commission-invoices',
    cron: '40 3 * * *',
    run: async () => void ((await issueDueCommission(db)) > 0 && (await app.jobs.wake('mail'))),
  });
}
