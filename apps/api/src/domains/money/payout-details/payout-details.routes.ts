import * as endpoints from '@orime/contracts/api/money/payout-details';
import { admins, allow, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { findPayoutDetails, revealPayoutDetails, savePayoutDetails } from './payout-details.service.ts';

/** Where designers are paid: entered by them, masked for them, read by who pays. */
export async function payoutDetailsRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.getPayoutDetails,
    config: { rule: allow('designer') },
    handler: async (request) => ({ details: await findPayoutDetails(app.db, userOf(request)) }),
  });
  app.route({
    ...endpoints.savePayoutDetails,
    config: { rule: allow('designer'), freshPassword: true },
    handler: async (request) => ({ details: await savePayoutDetails(app, userOf(request), request.body) }),
  });
  app.route({
    ...endpoints.revealPayoutDetails,
    config: { rule: admins, freshPassword: true },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { details: await revealPayoutDetails(app, callerOf(request), request.params.id) };
    },
  });
}
