import { sendGmail } from '@orime/contracts/api/admin-mail';
import * as endpoints from '@orime/contracts/api/gmailer';
import { admins, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { createMailing } from '../../office/admin/index.ts';
import { renewToken } from '../../people/users/index.ts';
import { isConnected } from './gmailer.queries.ts';
import { beginConnection, endConnection, finishConnection } from './gmailer.service.ts';
import { createGoogleOauth } from './google-oauth.ts';

/** Gmail for admins. GET of the callback's address is a page of the site and never reaches the api (decision T9). */
export async function gmailerRoutes(app: ApiApp): Promise<void> {
  const config = { rule: admins };

  app.route({
    ...endpoints.gmailerStatus,
    config,
    handler: async (request) => ({
      configured: createGoogleOauth(app.config) !== undefined,
      connected: await isConnected(app.db, userOf(request).userId),
    }),
  });

  app.route({ ...endpoints.gmailerAuthUrl, config, handler: (request) => beginConnection(app, userOf(request)) });

  app.route({
    ...endpoints.gmailerCallback,
    config,
    handler: async (request) => {
      const actor = userOf(request);
      await finishConnection(app, actor, request.body, request.ip);
      return { token: await renewToken(app.db, app.tokens, actor.userId, actor.jti, false) };
    },
  });

  app.route({
    ...endpoints.gmailerDisconnect,
    config,
    handler: async (request) => {
      await endConnection(app, userOf(request), request.ip);
      return { success: true };
    },
  });

  app.route({
    ...sendGmail,
    config: { ...config, idempotent: true, rateLimit: { max: 30, timeWindow: 3_600_000 } },
    handler: async (request) => {
      const admin = callerOf(request);
      if (createGoogleOauth(app.config) === undefined || !(await isConnected(app.db, admin.userId)))
        throw new RequestError('not_configured', {
          details: { settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], connection: false },
        });
      const mailing = await createMailing(app.db, admin, request.body, 'gmail');
      await app.jobs.wake('mailings');
      return mailing;
    },
  });
}
