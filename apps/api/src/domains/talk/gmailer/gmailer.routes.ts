import * as endpoints from '@orime/contracts/api/talk/gmailer';
import { admins, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { renewToken } from '../../people/users/index.ts';
import { GMAIL, openGmail } from './gmail-transport.ts';
import { isConnected } from './gmailer.queries.ts';
import { beginConnection, endConnection, finishConnection } from './gmailer.service.ts';
import { createGoogleOauth } from './google-oauth.ts';

/** Gmail for admins: their connection to it; what is sent by it is a mailing of the back office. GET of the callback's address is a page of the site and never reaches the api (decision T9). */
export async function gmailerRoutes(app: ApiApp): Promise<void> {
  const config = { rule: admins };

  app.mail.addService(GMAIL, (userId) => openGmail(app, userId));

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
}
