import * as endpoints from '@orime/contracts/api/selling/checkout';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { networkOf } from '../../../house/rate-limit/network-of.ts';
import { hold, quote, readCheckout } from './checkout.service.ts';
import { expireHolds } from './goods/expire-holds.ts';
import { removeOldHoldTimes, visitorKey } from './goods/visitor-holds.ts';
import { quoteStatements } from './quote-statements.ts';
import { forgetOldBaskets } from './remove-old-rows.ts';

export async function checkoutRoutes(app: ApiApp): Promise<void> {
  app.housekeeping.add(forgetOldBaskets);
  app.housekeeping.add(removeOldHoldTimes);
  const statements = quoteStatements(app.db);
  app.route({
    ...endpoints.quoteCheckout,
    config: { rule: anyone },
    handler: async (request) => {
      const answer = await quote(app.db, statements, request.body, request.actor.userId);
      // Codes are short enough to be tried out: wrong ones are counted, generously, since a quote repeats them.
      // Also that an address has used a code is told no more often.
      for (const { code } of answer.problems) {
        if (code !== 'promo_unknown' && code !== 'promo_already_used') continue;
        await app.countSharedLimit({ name: 'promo-code-quote', subject: request.ip, max: 200, windowSeconds: 600 });
      }
      return answer;
    },
  });

  app.route({
    ...endpoints.holdCheckout,
    config: { rule: anyone },
    handler: ({ body, actor, ip }) => {
      // Load tests send everything from one address: where limits are off each checkout is a visitor of its own.
      const stranger = app.config.rateLimits ? visitorKey('network', networkOf(ip)) : visitorKey('checkout', body.checkoutId);
      const visitor = actor.userId === null ? stranger : visitorKey('account', actor.userId);
      return hold(app.db, body, actor.userId, visitor);
    },
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
