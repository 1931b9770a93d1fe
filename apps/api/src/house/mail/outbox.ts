import type { Db } from '../db/db.ts';
import { traceparentNow } from '../tracing/tracing.ts';
import type { MailRequest, MailTemplate } from './mail-template.ts';

/** An address may be sent a link of a kind once in this time, however often it is asked for. */
export const MAIL_WAIT_SECONDS = 60;

/**
 * Puts a mail into the outbox, in the transaction that causes it: either both happen or neither. With a `dedupeKey` the same
 * mail is queued once, however often this is called. Wake the `mail` job after the commit to have it sent at once.
 */
export async function enqueueMail<Request extends MailRequest>(
  db: Db,
  // Only its type is used: it says which fields the request must have.
  _template: MailTemplate<Request>,
  request: NoInfer<Request>,
  dedupeKey?: string,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind: 'mail', payload: JSON.stringify(request), dedupe_key: dedupeKey ?? null, traceparent: traceparentNow() })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
