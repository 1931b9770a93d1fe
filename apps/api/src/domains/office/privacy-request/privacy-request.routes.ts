import * as endpoints from '@orime/contracts/api/office/privacy-request';
import { admins, anyone } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPage } from '../../../house/http/paging.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { countPrivacyRequests, listPrivacyRequests } from './privacy-office.queries.ts';
import { settlePrivacyRequest } from './privacy-office.service.ts';
import { confirmPrivacyRequest, createPrivacyRequest, filePrivacyRequest } from './privacy-request.service.ts';
import { removeOldExports } from './remove-old-exports.ts';

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

  app.route({
    ...endpoints.listPrivacyRequests,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      return { items: await listPrivacyRequests(app.db, query, page), total: await countPrivacyRequests(app.db, query), page: page.page };
    },
  });

  app.route({
    ...endpoints.filePrivacyRequest,
    config: { rule: admins, idempotent: true },
    handler: (request) => filePrivacyRequest(app, callerOf(request), request.body),
  });

  app.route({
    ...endpoints.settlePrivacyRequest,
    config: { rule: admins },
    handler: async (request) => {
      const settled = await settlePrivacyRequest(app.db, callerOf(request), request.params.id, request.body);
      await app.jobs.wake('mail');
      return settled;
    },
  });

  app.jobs.add({ name: 'old-exports', cron: '47 * * * *', run: () => removeOldExports(app) });
}
