import * as endpoints from '@orime/contracts/api/privacy-request';
import type { ApiApp } from '../../app.ts';
import { anyone } from '../../plugins/authorize.ts';
import { normaliseEmail } from '../users/index.ts';
import { removeOldExports } from './remove-old-exports.ts';
import { confirmPrivacyRequest, createPrivacyRequest } from './privacy-request.service.ts';

export async function privacyRequestRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.createPrivacyRequest,
    config: { rule: anyone },
    handler: async ({ body, ip }) => {
      await app.countSharedLimit({ name: 'privacy-request', subject: ip, max: 10, windowSeconds: 3600 });
      await app.countSharedLimit({ name: 'privacy-request', subject: normaliseEmail(body.email), max: 3, windowSeconds: 3600 });
      await createPrivacyRequest(app, body);
      return { ok: true };
    },
  });

  app.route({
    ...endpoints.confirmPrivacyRequest,
    config: { rule: anyone, rateLimit: { max: 30, timeWindow: 3_600_000 } },
    handler: ({ body }) => confirmPrivacyRequest(app, body.id, body.key),
  });

  app.jobs.add({ name: 'old-exports', cron: '47 * * * *', run: () => removeOldExports(app) });
}
