import type { EmailPreferences, MailCategory } from '@orime/contracts/api/notify/email-preferences';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import type { MailSubject } from './preferences-key.ts';
import { suppressLetters } from './suppressions.queries.ts';

export interface MailReceiver extends EmailPreferences {
  readonly userId: string | null;
  readonly name: string;
  readonly emailVerified: boolean;
}

/** What somebody wants to be sent. Nothing when the account is gone, or the address was never put down for the newsletter nor waits for a size. */
export async function findReceiver(db: Db, subject: MailSubject): Promise<MailReceiver | undefined> {
  return 'userId' in subject ? findMember(db, subject.userId) : findSubscriber(db, subject.email);
}

async function findMember(db: Db, userId: string): Promise<MailReceiver | undefined> {
  // Without a row of its own a member wants everything; the newsletter only who has asked for it.
  const { rows } = await sql<MailReceiver>`
    SELECT u.id AS "userId", u.name, u.email::text AS email, true AS "isMember", u.locale AS language, u.email_verified_at IS NOT NULL AS "emailVerified",
      coalesce(p.messages, true) AS messages, coalesce(p.follows, true) AS follows, coalesce(p.confirmations, true) AS confirmations,
      CASE WHEN c.email IS NULL THEN u.marketing_opt_in_at IS NOT NULL ELSE c.unsubscribed_at IS NULL END AS newsletter, ${openAlerts('u.email::text')} AS "stockAlerts"
    FROM users u LEFT JOIN email_preferences p ON p.user_id = u.id LEFT JOIN collected_emails c ON c.email = u.email
    WHERE u.id = ${userId} AND u.status = 'active'`.execute(db);
  return rows[0];
}

async function findSubscriber(db: Db, email: string): Promise<MailReceiver | undefined> {
  const { rows } = await sql<MailReceiver>`
    SELECT NULL AS "userId", '' AS name, coalesce(c.email::text, wanted.email) AS email, false AS "isMember", coalesce(c.locale, q.locale, a.locale) AS language, false AS "emailVerified",
      false AS messages, false AS follows, false AS confirmations, c.email IS NOT NULL AND c.unsubscribed_at IS NULL AS newsletter, ${openAlerts('wanted.email')} AS "stockAlerts"
    FROM (SELECT ${email}::text AS email) wanted LEFT JOIN collected_emails c ON c.email = wanted.email::citext LEFT JOIN newsletter_requests q ON q.email = wanted.email::citext
    LEFT JOIN LATERAL (SELECT locale FROM stock_alerts WHERE lower(stock_alerts.email) = lower(wanted.email) LIMIT 1) a ON true
    WHERE c.email IS NOT NULL OR q.email IS NOT NULL OR a.locale IS NOT NULL`.execute(db);
  return rows[0];
}

/** How many sizes an address waits for, given as an expression. */
function openAlerts(email: 'u.email::text' | 'wanted.email'): RawBuilder<number> {
  return sql<number>`(SELECT count(*)::int FROM stock_alerts s WHERE lower(s.email) = lower(${sql.raw(email)}) AND s.status <> 'sent')`;
}

export type PreferenceChange = { readonly [Category in MailCategory]?: boolean | undefined } & {
  readonly language?: 'en' | 'jp' | undefined;
  readonly stockAlerts?: 0 | undefined;
};

/** Changes what is given. Who leaves the newsletter gets no other letter to many either. Of an address without an account only language and newsletter are its own. */
export async function changePreferences(
  trx: Trx,
  receiver: MailReceiver,
  { language, newsletter, stockAlerts, ...wishes }: PreferenceChange,
): Promise<void> {
  const { userId, email } = receiver;
  // Whoever comes by a mailed link has the address; a member may have typed somebody else's, and is not on the list before it is confirmed.
  const isTheirs = userId === null || receiver.emailVerified;
  if (userId !== null) {
    const { messages = null, follows = null, confirmations = null } = wishes;
    await sql`
      INSERT INTO email_preferences AS p (user_id, messages, follows, confirmations)
      VALUES (${userId}, coalesce(${messages}, true), coalesce(${follows}, true), coalesce(${confirmations}, true))
      ON CONFLICT (user_id) DO UPDATE SET messages = coalesce(${messages}, p.messages), follows = coalesce(${follows}, p.follows),
        confirmations = coalesce(${confirmations}, p.confirmations), updated_at = now()`.execute(trx);
  }
  if (language !== undefined) {
    await trx
      .updateTable('users')
      .set({ locale: language })
      .where('id', '=', userId ?? '')
      .execute();
    await trx.updateTable('collected_emails').set({ locale: language }).where('email', '=', email).execute();
  }
  if (stockAlerts === 0) await sql`DELETE FROM stock_alerts WHERE lower(email) = lower(${email}) AND status <> 'sent'`.execute(trx);
  if (newsletter === false || (newsletter === true && isTheirs)) {
    await suppressLetters(trx, email, newsletter);
    // A link that waits is not needed any more, and does nothing.
    await trx.updateTable('newsletter_requests').set({ key_hash: null }).where('email', '=', email).execute();
  }
  if (newsletter !== undefined && newsletter !== receiver.newsletter)
    await changeNewsletter(trx, receiver, { wanted: newsletter, isTheirs, locale: language ?? receiver.language });
}

interface NewsletterChange {
  readonly wanted: boolean;
  readonly isTheirs: boolean;
  readonly locale: 'en' | 'jp';
}

async function changeNewsletter(trx: Trx, { userId, email }: MailReceiver, { wanted, isTheirs, locale }: NewsletterChange): Promise<void> {
  const now = new Date();
  if (wanted && isTheirs) {
    await trx
      .insertInto('collected_emails')
      .values({ email, source: 'email-preferences', locale })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ consent_at: now, unsubscribed_at: null, locale }))
      .execute();
  } else if (!wanted) {
    await trx
      .updateTable('collected_emails')
      .set({ unsubscribed_at: now })
      .where('email', '=', email)
      .where('unsubscribed_at', 'is', null)
      .execute();
  }
  await trx
    .updateTable('users')
    .set({ marketing_opt_in_at: wanted ? now : null })
    .where('id', '=', userId ?? '')
    .execute();
}
