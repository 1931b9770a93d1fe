import { isEmpty } from '@orime/contracts';
import { confirmNewsletter, subscribeNewsletter } from '@orime/contracts/api/site/site';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { askForConfirmation, confirmSubscription } from './newsletter.service.ts';
import { removeOldRequests } from './remove-old-rows.ts';

const hourMs = 3_600_000;

export async function newsletterRoutes(app: ApiApp): Promise<void> {
  app.housekeeping.add(removeOldRequests);
  app.route({
    ...subscribeNewsletter,
    config: { rule: anyone, rateLimit: { max: 10, timeWindow: hourMs } },
    handler: async ({ body }) => {
      if (!isEmpty(body.website)) return { ok: true };
      await askForConfirmation(app.db, app.config.jwtSecret, body);
      // Also where nothing was queued: whether an address is known is not told by time either.
      await app.jobs.wake('mail');
      return { ok: true };
    },
  });

  app.route({
    ...confirmNewsletter,
    config: { rule: anyone, rateLimit: { max: 60, timeWindow: hourMs } },
    handler: async ({ body }) => {
      await confirmSubscription(app.db, body.key);
      return { ok: true };
    },
  });
}
