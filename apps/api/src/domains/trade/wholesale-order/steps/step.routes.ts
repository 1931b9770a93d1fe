import * as endpoints from '@orime/contracts/api/trade/wholesale-order';
import { allow, forPurchasers, signedIn, userOf } from '../../../../house/access/authorize.ts';
import { callerOf } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { readIfMatch } from '../../../../house/http/if-match.ts';
import { optionalBody } from '../../../../house/http/optional-body.ts';
import { requireAccess } from '../access.queries.ts';
import { readOrder } from '../read-order.ts';
import { acceptOrder } from './accept-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { moveOrder } from './move-order.ts';
import { reorder } from './reorder.ts';
import { updateOrder } from './update-order.ts';

/** What happens to a wholesale order after it was written. */
export async function stepRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.updateWholesaleOrder,
    config: { rule: forPurchasers(signedIn) },
    handler: async (request) => {
      const orderId = request.params.id;
      const role = await requireAccess(db, orderId, userOf(request));
      await updateOrder(db, {
        orderId,
        role,
        caller: callerOf(request),
        body: request.body,
        expectedVersion: readIfMatch(request.headers['if-match']),
      });
      await app.jobs.wake('mail');
      return readOrder(db, orderId, role);
    },
  });

  app.route({
    ...endpoints.acceptWholesaleOrder,
    config: { rule: forPurchasers(allow('buyer-verified')) },
    handler: async (request) => {
      const { userId } = userOf(request);
      const role = await requireAccess(db, request.params.id, userOf(request));
      await acceptOrder(db, request.params.id, request.body.termsVersion, userId);
      await app.jobs.wake('mail');
      return readOrder(db, request.params.id, role);
    },
  });

  app.route({
    ...endpoints.moveWholesaleOrder,
    config: { rule: forPurchasers(signedIn) },
    handler: async (request) => {
      const orderId = request.params.id;
      const role = await requireAccess(db, orderId, userOf(request));
      const { status: to, note } = request.body;
      await moveOrder(db, {
        orderId,
        role,
        caller: callerOf(request),
        to,
        note,
        expectedVersion: readIfMatch(request.headers['if-match']),
      });
      await app.jobs.wake('mail');
      return readOrder(db, orderId, role);
    },
  });

  app.route({
    ...endpoints.fulfillWholesaleOrder,
    // Without a key, a part of an order that is sent again goes into a second parcel.
    config: { rule: allow('designer', 'admin'), idempotent: 'if-keyed' },
    preValidation: optionalBody,
    handler: async (request) => {
      const orderId = request.params.id;
      const role = await requireAccess(db, orderId, userOf(request));
      await fulfilOrder(db, { orderId, role, caller: callerOf(request) }, request.body);
      await app.jobs.wake('mail');
      return readOrder(db, orderId, role);
    },
  });

  app.route({
    ...endpoints.reorderWholesale,
    config: { rule: forPurchasers(allow('buyer-verified')), idempotent: true },
    handler: async (request) => {
      const role = await requireAccess(db, request.params.id, userOf(request));
      return readOrder(db, await reorder(db, request.params.id, callerOf(request)), role);
    },
  });
}
