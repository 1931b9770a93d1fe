import * as endpoints from '@orime/contracts/api/gmailer';
import type { ApiApp } from '../../app.ts';
import { RequestError } from '../../errors/request-error.ts';
import { admins, userOf } from '../../plugins/authorize.ts';

/**
 * Gmail for admins. GET of the callback's address is a page of the site and never reaches the api (decision T9).
 * The connection itself comes with its own screens; until an installation has Google's keys, every call says so.
 */
export async function gmailerRoutes(app: ApiApp): Promise<void> {
  const isConfigured = app.config.googleClientId !== undefined && app.config.googleClientSecret !== undefined;
  const config = { rule: admins };

  app.route({
    ...endpoints.gmailerStatus,
    config,
    handler: async (request) => {
      const { userId } = userOf(request);
      const connection = await app.db.selectFrom('oauth_connections').select('id').where('user_id', '=', userId).where('provider', '=', 'google').where('status', '=', 'active').executeTakeFirst();
      return { configured: isConfigured, connected: connection !== undefined };
    },
  });

  app.route({
    ...endpoints.gmailerCallback,
    config,
    handler: async () => {
      if (!isConfigured) throw new RequestError('not_configured', { details: { settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] } });
      // No sign-in was begun here that this answer could belong to: its state is one we never gave out.
      throw new RequestError('validation', { fields: { state: 'is not one of ours' } });
    },
  });
}
