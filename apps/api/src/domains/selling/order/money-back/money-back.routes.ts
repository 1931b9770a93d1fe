import * as endpoints from '@orime/contracts/api/selling/money-back';
import { admins } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { readPage } from '../../../../house/http/paging.ts';
import { listMoneyBack } from './money-back.queries.ts';
import { settleFailedRefund } from './settle-failed-refund.ts';

/** Disputes, refunds by hand and refunds that failed, for those who deal with the bank. */
export async function moneyBackRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.listMoneyBack,
    config: { rule: admins },
    handler: async (request) => {
      const { kind, open, ...rest } = request.query;
      const page = readPage(rest);
      return { ...(await listMoneyBack(db, { kind, isOpen: open !== undefined }, page)), page: page.page };
    },
  });

  app.route({
    ...endpoints.settleFailedRefund,
    config: { rule: admins },
    handler: (request) => settleFailedRefund(db, callerOf(request), request.params.id, request.body.reference),
  });
}
