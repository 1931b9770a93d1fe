import { mailWebhook } from '@orime/contracts/api/notify/mail-webhook';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import type { ReadMailEvent } from './mail-event.ts';
import { receiveMailEvent } from './receive-mail-event.ts';
import { readResendEvent } from './resend-events.ts';

const readers: ReadonlyMap<string, ReadMailEvent> = new Map([['resend', readResendEvent]]);

/** What the mail provider tells us of mails that came back. Signatures are over the bytes as they were sent, so bodies stay unread here. */
export async function mailWebhookRoutes(app: ApiApp): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) => done(null, body));
  app.route({
    ...mailWebhook,
    config: { rule: anyone, rateLimit: false },
    handler: async ({ params, body, headers }) => {
      const read = readers.get(params.provider);
      if (read === undefined) throw new RequestError('not_found');
      const raw: unknown = body;
      const event = read({ body: Buffer.isBuffer(raw) ? raw : Buffer.alloc(0), headers }, app.config.mailWebhookSecret);
      await receiveMailEvent(app.db, params.provider, event);
      return { received: true };
    },
  });
}
