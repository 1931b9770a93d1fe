import * as endpoints from '@orime/contracts/api/catalogue/garment';
import { anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { garmentBodyLimit } from '../garment/index.ts';
import { claimGuestDesign, removeOldGuestDesigns, saveGuestDesign } from './guest-design.service.ts';

export async function guestDesignRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.saveGuestDesign,
    bodyLimit: garmentBodyLimit,
    config: { rule: anyone, rateLimit: { max: 20, timeWindow: 3_600_000 } },
    handler: ({ body }) => saveGuestDesign(app.db, body),
  });

  app.route({
    ...endpoints.claimGuestDesign,
    config: { rule: signedIn, rateLimit: { max: 60, timeWindow: 3_600_000 } },
    handler: (request) => claimGuestDesign(app.db, userOf(request).userId, request.body.id, request.body.key),
  });

  app.jobs.add({ name: 'old-guest-designs', cron: '43 3 * * *', run: () => removeOldGuestDesigns(app.db) });
}
