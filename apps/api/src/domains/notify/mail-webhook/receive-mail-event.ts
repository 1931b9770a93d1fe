import { sql } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { noteBounce } from './bounces.queries.ts';
import type { MailEvent } from './mail-event.ts';

/** Acts on a provider's event once, however often it is delivered: all of it, or none of it and the provider calls again. */
export async function receiveMailEvent(db: Db, provider: string, event: MailEvent): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      INSERT INTO webhook_events (provider, event_id, kind, processed_at) VALUES (${`mail:${provider}`}, ${event.id}, ${event.kind}, now()) ON CONFLICT DO NOTHING RETURNING 1`.execute(
      trx,
    );
    if (rows.length === 0 || event.kind === 'other') return;
    for (const recipient of [...new Set(event.recipients.map((each) => each.toLowerCase()))].toSorted()) {
      const sentEmailId = await findMail(trx, recipient, event);
      // Only what we sent concerns us; the account of the provider may send for others too.
      if (sentEmailId === undefined) continue;
      if (event.kind === 'bounce')
        await trx
          .updateTable('sent_emails')
          .set({ status: 'bounced', last_error: event.reason === '' ? null : event.reason })
          .where('id', '=', sentEmailId)
          .execute();
      await noteBounce(trx, { email: recipient, kind: event.kind, reason: event.reason, sentEmailId });
    }
  });
}

/** The mail an event is about: by its id, else the newest to the address with the subject. */
async function findMail(
  trx: Trx,
  recipient: string,
  { mailId, subject }: Exclude<MailEvent, { readonly kind: 'other' }>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM sent_emails WHERE recipient = ${recipient} AND status IN ('sent', 'bounced')
    ORDER BY (id = ${mailId ?? ''}) DESC, (subject = ${subject ?? ''}) DESC, created_at DESC, id DESC LIMIT 1`.execute(trx);
  return rows[0]?.id;
}
