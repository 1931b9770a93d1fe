import * as endpoints from '@orime/contracts/api/notify/email-preferences';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPreferences, savePreferences } from './email-preferences.service.ts';
import { preferencesPath } from './preferences-links.ts';

const hourMs = 3_600_000;

export async function emailPreferencesRoutes(app: ApiApp): Promise<void> {
  const { db, config } = app;
  const secret = config.jwtSecret;

  // Mail programs send `List-Unsubscribe=One-Click` as a form; that they call is all it says. Here only, not for other modules.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, {}),
  );

  app.route({
    ...endpoints.getEmailPreferences,
    config: { rule: anyone, rateLimit: { max: 300, timeWindow: hourMs } },
    handler: ({ actor, query }) => readPreferences(db, { actor, key: query.key, secret }),
  });

  app.route({
    ...endpoints.saveEmailPreferences,
    config: { rule: anyone, rateLimit: { max: 120, timeWindow: hourMs } },
    handler: ({ actor, query, body }) => savePreferences(db, { actor, key: query.key, secret }, body),
  });

  app.route({
    ...endpoints.unsubscribe,
    // One provider unsubscribes many people from few addresses.
    config: { rule: anyone, rateLimit: { max: 2000, timeWindow: hourMs } },
    handler: async ({ actor, query }) => {
      await savePreferences(
        db,
        { actor, key: query.key, secret },
        query.category === 'stock' ? { stockAlerts: 0 } : { [query.category]: false },
      );
      return { ok: true };
    },
  });

  // Programs that open links to look at them must not unsubscribe anybody: a person decides on the page.
  app.route({
    method: 'GET',
    url: endpoints.unsubscribe.url,
    schema: { querystring: endpoints.getEmailPreferences.schema.querystring },
    config: { rule: anyone },
    handler: async ({ query }, reply) => reply.redirect(new URL(preferencesPath(query.key), config.publicUrl).href, 302),
  });
}
