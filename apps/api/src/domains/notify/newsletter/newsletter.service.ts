import type { Language } from '@orime/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { hashLinkKey, linkKey } from '../../../house/link-key.ts';
import { MAIL_WAIT_SECONDS, enqueueMail } from '../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { hitCounter } from '../../../house/rate-limit/shared-counter.ts';
import { suppressLetters, wantsNoLetters } from '../email-preferences/index.ts';
import { hasBounced } from '../mail-webhook/index.ts';
import { newsletterMail } from './newsletter.mail.ts';

const daySeconds = 86_400;
const mostMailsADay = 10;

export interface Subscription {
  readonly email: string;
  readonly locale?: Language | undefined;
  readonly source?: string | undefined;
}

/**
 * Writes to an address that somebody has put down: nobody gets letters that they have not asked for. What was asked is counted,
 * not what was sent: once a minute, and a few times a day, so that nobody's letter box is filled by somebody else.
 */
export async function askForConfirmation(db: Db, secret: string, input: Subscription): Promise<void> {
  const email = normaliseEmail(input.email);
  const [locale, source] = [input.locale ?? 'en', input.source ?? 'newsletter'];
  await db.transaction().execute(async (trx) => {
    const minute = await hitCounter(trx, { name: 'mail newsletter', subject: email }, MAIL_WAIT_SECONDS);
    if (minute.hits > 1) return;
    const day = await hitCounter(trx, { name: 'mail newsletter today', subject: email }, daySeconds);
    if (day.hits > mostMailsADay || (await getsLetters(trx, email)) || (await hasBounced(trx, email))) return;
    // Of one that was ended the old link must not work again; one that waits keeps its link, and any mail with it counts.
    await trx.deleteFrom('newsletter_requests').where('email', '=', email).where('key_hash', 'is', null).execute();
    const id = newId('nlr');
    const request = await trx
      .insertInto('newsletter_requests')
      .values({ id, email, source, locale, key_hash: hashLinkKey(linkKey('newsletter', id, secret)) })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ locale, asked_at: new Date() }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueMail(trx, newsletterMail, { template: 'newsletter-confirm', email, locale, data: { requestId: request.id } });
  });
}

/** Takes an address to which the link was mailed. Whoever comes back has agreed now. */
export async function confirmSubscription(db: Db, key: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const request = await trx
      .deleteFrom('newsletter_requests')
      .where('key_hash', '=', hashLinkKey(key))
      .where('asked_at', '>', sql<Date>`now() - interval '30 days'`)
      .returning(['email', 'source', 'locale'])
      .executeTakeFirst();
    if (request === undefined) throw new RequestError('not_found');
    const { email, source, locale } = request;
    await trx
      .insertInto('collected_emails')
      .values({ email, source, locale })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ consent_at: new Date(), unsubscribed_at: null, locale }))
      .execute();
    await suppressLetters(trx, email, true);
  });
}

/** Whether the letter goes to an address as it is: it is on the list, or a member with it has asked for news. */
async function getsLetters(trx: Trx, email: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT WHERE (EXISTS (SELECT FROM collected_emails c WHERE c.email = ${email} AND c.unsubscribed_at IS NULL)
      OR EXISTS (SELECT FROM users u WHERE u.email = ${email} AND u.status = 'active' AND u.email_verified_at IS NOT NULL AND u.marketing_opt_in_at IS NOT NULL))
      AND NOT ${wantsNoLetters(sql`${email}::citext`)}`.execute(trx);
  return rows.length > 0;
}
