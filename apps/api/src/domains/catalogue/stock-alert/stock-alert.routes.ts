import { isEmpty } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/catalogue/stock-alert';
import { anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readCounted, readPage } from '../../../house/http/paging.ts';
import { listOwnAlerts } from './stock-alert.queries.ts';
import { confirmAlert, createAlert, deleteAlert, receiverOf, sendDueAlerts } from './stock-alert.service.ts';

export async function stockAlertRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.createStockAlert,
    config: { rule: anyone, rateLimit: { max: 20, timeWindow: 3_600_000 } },
    handler: async ({ actor, body }) => {
      if (!isEmpty(body.website)) return { ok: true, state: 'confirm' as const };
      const receiver = receiverOf(actor, body.email);
      // Nobody's letter box is filled by somebody else.
      if (!receiver.isConfirmed)
        await app.countSharedLimit({ name: 'stock-alert', subject: receiver.email, max: 10, windowSeconds: 86_400 });
      const state = await createAlert(app.db, app.config.jwtSecret, receiver, body);
      if (state === 'confirm') await app.jobs.wake('mail');
      return { ok: true, state };
    },
  });

  app.route({
    ...endpoints.listOwnStockAlerts,
    config: { rule: signedIn },
    handler: async (request) => {
      const page = readPage(request.query, 24);
      return { ...(await readCounted(page, (each) => listOwnAlerts(app.db, userOf(request).userId, each))), page: page.page };
    },
  });

  app.route({
    ...endpoints.deleteStockAlert,
    config: { rule: signedIn },
    handler: async (request) => {
      await deleteAlert(app.db, userOf(request).userId, request.params.id);
      return { success: true };
    },
  });

  const { method, url, ...schema } = endpoints.confirmStockAlert;
  app.route({
    method,
    url,
    schema,
    config: { rule: anyone, rateLimit: { max: 60, timeWindow: 3_600_000 } },
    handler: async (request, reply) => {
      const { key, lang } = request.query;
      const slug = await confirmAlert(app.db, request.params.id, key);
      const path = slug === undefined ? '/catalog?alert=gone' : `/designs/${slug}?alert=confirmed`;
      return reply.header('cache-control', 'no-store').redirect(lang === undefined ? path : `${path}&lang=${lang}`, 303);
    },
  });

  app.jobs.add({
    name: 'stock-alerts',
    cron: '* * * * *',
    run: async () => {
      if ((await sendDueAlerts(app.db)) > 0) await app.jobs.wake('mail');
    },
  });
}
