import * as endpoints from '@orime/contracts/api/selling/payment';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { listGroupsToSettle } from './payment.queries.ts';
import { confirmSession, openSession } from './payment.service.ts';
import { settlePayment } from './settle-payment.ts';
import { addTestWebhooks } from './test-webhooks.ts';
import { voidAbandonedSessions } from './void-session.ts';
import { receiveEvent } from './webhook.service.ts';

export async function paymentRoutes(app: ApiApp): Promise<void> {
  const { db, payments } = app;

  app.route({
    ...endpoints.createPaymentSession,
    config: { rule: anyone, idempotent: 'by-itself' },
    handler: (request) => openSession(db, payments.provider, request.body, request.actor.userId),
  });

  app.route({
    ...endpoints.confirmPayment,
    config: { rule: anyone },
    handler: async (request) => {
      const answer = await confirmSession(db, payments.provider, request.body, request.actor.userId);
      if (answer.status === 'processing' && payments.provider.name === 'test') await app.jobs.wake('test-provider-webhooks');
      return answer;
    },
  });

  await app.register(webhookRoute);

  app.jobs.add({
    name: 'settle-payments',
    cron: '* * * * *',
    run: async () => {
      await voidAbandonedSessions(
        db,
        payments.provider,
        (error, sessionId) => app.log.error({ err: error, sessionId }, 'payment not given up'),
        (session) => payments.listener.authorised(session),
      );
      for (const groupId of await listGroupsToSettle(db, payments.provider.name)) {
        await settlePayment(db, payments.provider, groupId).catch((error: unknown) =>
          app.log.error({ err: error, groupId }, 'payment not settled'),
        );
      }
    },
  });
  if (payments.provider.name === 'test') addTestWebhooks(app);
}

/** In a scope of its own: signatures are over the bytes as they were sent, so bodies stay unread here. */
async function webhookRoute(app: ApiApp): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body));
  app.route({
    ...endpoints.paymentWebhook,
    config: { rule: anyone, rateLimit: false },
    handler: async (request) => {
      const { provider } = app.payments;
      if (request.params.provider !== provider.name) throw new RequestError('not_found');
      const event = await provider.readWebhook({
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        headers: request.headers,
      });
      await receiveEvent(app.db, app.payments, event);
      return { received: true };
    },
  });
}
