import { issueInvoice } from '@orime/contracts/api/money/invoice';
import { audit } from '../../../house/access/audit.ts';
import { admins, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { getInvoiceRow, reissueOrderInvoice, toInvoice } from '../../money/invoice/index.ts';
import { reissueWholesaleInvoice } from '../wholesale-order/index.ts';

/** Invoices that staff issue by hand, for orders of either kind: beside both modules, as wholesale orders build on invoices. */
export async function billingRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...issueInvoice,
    config: { rule: admins },
    handler: async (request) => {
      const [{ orderId }, actor] = [request.body, userOf(request)];
      const invoice = await db.transaction().execute(async (trx) => {
        const id = orderId.startsWith('wor_')
          ? await reissueWholesaleInvoice(trx, orderId, actor.userId)
          : await reissueOrderInvoice(trx, orderId);
        await audit(trx, { actor, ip: request.ip, action: 'invoice.issue', entity: 'invoice', entityId: id, diff: { orderId } });
        return getInvoiceRow(trx, id);
      });
      await app.jobs.wake('mail');
      return toInvoice(invoice);
    },
  });
}
