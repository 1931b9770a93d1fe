import { isEmpty } from '@orime/contracts';
import { subscribeNewsletter } from '@orime/contracts/api/site';
import type { ApiApp } from '../../app.ts';
import { anyone } from '../../plugins/authorize.ts';
import { suppressLetters } from '../email-preferences/index.ts';
import { normaliseEmail } from '../users/index.ts';

export async function newsletterRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...subscribeNewsletter,
    config: { rule: anyone, rateLimit: { max: 10, timeWindow: 3_600_000 } },
    handler: async ({ body }) => {
      if (!isEmpty(body.website)) return { ok: true };
      const email = normaliseEmail(body.email);
      // Whoever subscribes again, or comes back, has agreed now.
      await app.db.transaction().execute(async (trx) => {
        await trx
          .insertInto('collected_emails')
          .values({ email, source: body.source ?? 'newsletter', locale: body.locale ?? 'en' })
          .onConflict((conflict) => conflict.column('email').doUpdateSet({ consent_at: new Date(), unsubscribed_at: null, locale: body.locale ?? 'en' }))
          .execute();
        await suppressLetters(trx, email, true);
      });
      return { ok: true };
    },
  });
}
