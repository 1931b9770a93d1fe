import { isEmpty } from '@orime/contracts';
import { sendContactMessage } from '@orime/contracts/api/site/site';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { newId } from '../../../house/ids.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';

export async function contactRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...sendContactMessage,
    config: { rule: anyone, idempotent: 'if-keyed', rateLimit: { max: 10, timeWindow: 3_600_000 } },
    handler: async ({ body, actor }) => {
      if (!isEmpty(body.website)) return { ok: true };
      await app.db
        .insertInto('contact_messages')
        .values({
          id: newId('msg'),
          name: body.name.trim(),
          email: normaliseEmail(body.email),
          topic: body.topic ?? 'general',
          message: body.message,
          ref: body.ref ?? null,
          firm: body.firm?.trim() || null,
          locale: body.locale ?? 'en',
          user_id: actor.userId,
        })
        .execute();
      return { ok: true };
    },
  });
}
