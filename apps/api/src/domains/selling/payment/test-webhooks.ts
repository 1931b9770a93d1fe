import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiApp } from '../../../house/api-app.ts';
import { settleDelayedCharges, signTestWebhook } from './test-provider.ts';

/** How long the test provider thinks about a payment with the delayed card. */
const delaySeconds = 3;

/** Plays the test provider's side of the delayed card: decides, then calls the webhook as a provider does, signed and over HTTP. */
export function addTestWebhooks(app: ApiApp): void {
  app.jobs.add({
    name: 'test-provider-webhooks',
    cron: '* * * * *',
    run: async () => {
      const waiting = await app.db.selectFrom('test_charges').select('id').where('status', '=', 'processing').limit(1).executeTakeFirst();
      if (waiting === undefined) return;
      await sleep(delaySeconds * 1000);
      for (const event of await settleDelayedCharges(app.db, delaySeconds)) {
        const { body, headers } = signTestWebhook(event, app.payments.testWebhookSecret);
        const answer = await app.inject({ method: 'POST', url: '/api/payment/webhook/test', headers, payload: body });
        if (answer.statusCode !== 200) app.log.error({ status: answer.statusCode, event: event.id }, 'test webhook refused');
      }
    },
  });
}
