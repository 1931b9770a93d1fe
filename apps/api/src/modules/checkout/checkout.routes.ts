import * as endpoints from '@orime/contracts/api/checkout';
import type { ApiApp } from '../../app.ts';
import { anyone } from '../../plugins/authorize.ts';
import { hold, quote, readCheckout } from './checkout.service.ts';
import { expireHolds } from './goods/expire-holds.ts';

export async function checkoutRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.quoteCheckout,
    config: { rule: anyone },
    handler: (request) => quote(app.db, request.body, request.actor.userId),
  });

  app.route({
    ...endpoints.holdCheckout,
    config: { rule: anyone },
    handler: (request) => hold(app.db, request.body, request.actor.userId),
  });

  app.route({
    ...endpoints.getCheckout,
    config: { rule: anyone },
    handler: (request) => readCheckout(app.db, request.params.id, request.actor.userId, request.query.key),
  });

  app.jobs.add({
    name: 'expire-holds',
    cron: '* * * * *',
    run: async () => {
      const expired = await expireHolds(app.db);
      if (expired.pieces + expired.checkouts > 0) app.log.info(expired, 'holds expired');
    },
  });
}
