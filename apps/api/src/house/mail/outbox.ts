import type { Db } from '../db/db.ts';
import { traceparentNow } from '../tracing/tracing.ts';
import type { MailRequest as HouseMailRequest } from './mail-request.ts';
import type { MailRequest, MailTemplate } from './mail-template.ts';

/** An address may be sent a link of a kind once in this time, however often it is asked for. */
export const MAIL_WAIT_SECONDS = 60;

/**
 * Puts a mail into the outbox, in the transaction that causes it: either both happen or neither. With a `dedupeKey` the same
 * mail is queued once, however often this is called. Wake the `mail` job after the commit to have it sent at once.
 */
export function enqueueMail<Request extends MailRequest>(
  db: Db,
  template: MailTemplate<Request>,
  request: NoInfer<Request>,
  dedupeKey?: string,
): Promise<void>;
export function enqueueMail(db: Db, request: HouseMailRequest, dedupeKey?: string): Promise<void>;
export function enqueueMail(db: Db, first: MailTemplate | MailRequest, second?: MailRequest | string, dedupeKey?: string): Promise<void> {
  if (typeof second === 'object') return insertMail(db, second, dedupeKey);
  if ('template' in first) return insertMail(db, first, second);
  throw new Error('a template without its mail');
}

async function insertMail(db: Db, request: MailRequest, dedupeKey?: string): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind: 'mail', payload: JSON.stringify(request), dedupe_key: dedupeKey ?? null, traceparent: traceparentNow() })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
