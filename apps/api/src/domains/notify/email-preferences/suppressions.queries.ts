import { sql, type RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db } from '../../../house/db/db.ts';

/** Remembers that an address wants no letters to many, or that it wants them again. */
export async function suppressLetters(db: Db, email: string, wanted: boolean): Promise<void> {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
  if (wanted) await db.deleteFrom('mail_suppressions').where('email_hash', '=', hash).execute();
  else
    await db
      .insertInto('mail_suppressions')
      .values({ email_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The condition that an address gets no letters to many: its owner said so here or by leaving the newsletter, or mail to it came back. */
export function wantsNoLetters(email: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(EXISTS (SELECT FROM mail_suppressions s WHERE s.email_hash = encode(sha256(convert_to(lower(${email}::text), 'UTF8')), 'hex'))
    OR EXISTS (SELECT FROM collected_emails left_list WHERE left_list.email = ${email} AND left_list.unsubscribed_at IS NOT NULL)
    OR EXISTS (SELECT FROM mail_bounces bounced WHERE bounced.email = ${email}))`;
}
