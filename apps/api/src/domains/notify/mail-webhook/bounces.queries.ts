import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';

export interface Bounce {
  readonly email: string;
  readonly kind: 'bounce' | 'complaint';
  readonly reason: string;
  readonly sentEmailId: string;
}

/** Remembers that mail does not reach an address, or is not wanted there. */
export async function noteBounce(trx: Trx, { email, kind, reason, sentEmailId }: Bounce): Promise<void> {
  await sql`
    INSERT INTO mail_bounces AS known (email, kind, reason, sent_email_id) VALUES (${email}, ${kind}, ${reason}, ${sentEmailId})
    ON CONFLICT (email) DO UPDATE SET kind = excluded.kind, reason = excluded.reason, sent_email_id = excluded.sent_email_id, times = known.times + 1, last_at = now()`.execute(
    trx,
  );
}

/** Whether mail to an address came back for good, or was called spam. */
export async function hasBounced(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('mail_bounces').select('email').where('email', '=', email).executeTakeFirst()) !== undefined;
}
