import * as endpoints from '@orime/contracts/api/people/application';
import { admins, anyone } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { draftApplicationLetter } from './application-letter.service.ts';
import { findApplication, listApplications } from './application.queries.ts';
import { createApplication, decideApplication, toApplication, updateApplication, withdrawApplication } from './application.service.ts';

export async function applicationRoutes(app: ApiApp): Promise<void> {
  const byKey = { rule: anyone, rateLimit: { max: 120, timeWindow: 3_600_000 } };

  app.route({
    ...endpoints.createApplication,
    config: { rule: anyone, idempotent: true },
    handler: async ({ body, ip, actor }) => {
      await app.countSharedLimit({ name: 'application', subject: ip, max: 10, windowSeconds: 3600 });
      return createApplication(app, body, actor.userId);
    },
  });

  app.route({
    ...endpoints.listApplications,
    config: { rule: admins },
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await listApplications(app.db, query, page)), page: page.page };
    },
  });

  app.route({
    ...endpoints.getApplication,
    config: byKey,
    handler: async ({ params, query, actor }) => {
      const row = await findApplication(app.db, params.id, actor, query.key);
      if (row === undefined) throw new RequestError('not_found');
      return toApplication(app, app.db, row);
    },
  });

  app.route({
    ...endpoints.setApplicationStatus,
    config: { rule: admins },
    handler: (request) => decideApplication(app, request.params.id, request.body, callerOf(request)),
  });
  app.route({
    ...endpoints.previewApplicationLetter,
    config: { rule: admins },
    handler: (request) => draftApplicationLetter(app, request.params.id, callerOf(request), request.body),
  });
  app.route({
    ...endpoints.updateApplication,
    config: byKey,
    handler: ({ params, query, body }) => updateApplication(app, params.id, query.key, body),
  });
  app.route({
    ...endpoints.withdrawApplication,
    config: byKey,
    handler: ({ params, query }) => withdrawApplication(app, params.id, query.key),
  });
}
